/** Written once, because the privacy policy and /delete-data must never promise two different periods. */
export const retention = {
  account: 'Finché l’account esiste',
  session: 'Fino all’uscita o alla scadenza della sessione',
  oneTimeCodes: '10 minuti il codice di conferma, 1 ora il collegamento per la nuova password',
  mails: '7 giorni dalla consegna, al massimo 30 se non si riesce a consegnarla',
  votes: 'Legati all’account o al browser finché esistono, poi anonimi',
  newsViews: '90 giorni, poi soltanto totali per articolo',
  listening: '90 giorni i campioni, senza limite i totali che non riguardano nessuno in particolare',
  messages: '24 mesi dall’ultima risposta',
  jobApplications: '12 mesi dall’invio, curriculum compreso',
  recommendations: '24 mesi, o fino alla cancellazione dell’account se avviene prima',
  answers: '12 mesi dalla chiusura della promozione',
  prizes: '10 anni dalla consegna del premio',
  invoices: '10 anni dalla data del documento',
  consents: '24 mesi dalla scelta',
  accessLogs: '6 mesi',
  backups: 'Fino a 35 giorni, poi vengono sovrascritte',
};
