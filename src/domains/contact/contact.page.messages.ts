import { toName } from '#kit/italian.ts';

/** What stands around the form on the contact page. */
export const contactPageMessages = {
  kicker: 'Contatti',
  title: 'Scrivici due righe',
  lead: 'Una domanda, un saluto, una canzone da sentire, qualcosa che non funziona: qui risponde una persona, entro 5 giorni.',
  headTitle: 'Contatti',
  headDescription: (station: string) =>
    `Scrivi ${toName(station)}: il modulo di contatto, la linea ascoltatori, WhatsApp, i social e l’indirizzo di Roma.`,
  headKeywords: 'contatti, scrivi alla radio, WhatsApp, telefono, linea ascoltatori, Roma',
  formTitle: 'Il modulo',
  ways: 'Altri modi per raggiungerci',
  whatsapp: { label: 'WhatsApp', note: 'Messaggi e vocali, anche per la diretta' },
  phone: { label: 'Linea ascoltatori', note: 'Tutti i giorni, dalle 8 alle 20 (ora di Roma)' },
  email: { label: 'E-mail', note: 'Per chi preferisce la propria posta' },
  social: 'Sui social',
  address: 'Per posta',
  desksKicker: 'Chi legge che cosa',
  desksTitle: 'Ogni argomento ha la sua scrivania',
  desks: {
    1: 'La redazione: saluti, domande, idee e tutto quello che non ha un altro cassetto.',
    2: 'L’ufficio vendite: spot, sponsorizzazioni, banner e preventivi.',
    3: 'Le risorse umane: lavoro, stage e collaborazioni.',
    4: 'Chi organizza giochi e premi: risposte, vincite e consegne.',
    5: 'La squadra del sito: streaming, account, pagine che non si aprono.',
    6: 'I giornalisti: segnalazioni, correzioni, comunicati.',
    7: 'Chi sceglie le canzoni: richieste, dischi nuovi, testi che mancano.',
  },
  elsewhere: 'Forse cerchi',
  elsewhereLinks: [
    { to: '/anuncie-conosco', label: 'La pubblicità in radio' },
    { to: '/recomende', label: 'Consigliare una canzone' },
    { to: '/lavora-con-noi', label: 'Lavorare con noi' },
    { to: '/afiliadas', label: 'La sede più vicina' },
    { to: '/delete-data', label: 'Come cancellare i tuoi dati' },
  ],
} as const;
