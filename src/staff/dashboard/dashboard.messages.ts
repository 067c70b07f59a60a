import type { AttentionKind } from '#domains/desk/dashboard.contract.ts';

const one = (singular: string, plural: string) => (count: number) => (count === 1 ? singular : plural);

const attention: Record<AttentionKind, (count: number) => string> = {
  scheduledToday: one('uscita programmata oggi', 'uscite programmate oggi'),
  articlesReady: one('notizia pronta da pubblicare', 'notizie pronte da pubblicare'),
  draftsWaiting: one('bozza da finire', 'bozze da finire'),
  failedJobs: one('lavoro della stazione non è riuscito', 'lavori della stazione non sono riusciti'),
  failedMails: one('e-mail non è partita', 'e-mail non sono partite'),
  messages: one('messaggio senza risposta', 'messaggi senza risposta'),
  streamingRequests: one('richiesta di streaming in sette giorni', 'richieste di streaming in sette giorni'),
  applications: one('candidatura in sette giorni', 'candidature in sette giorni'),
  recommendations: one('canzone consigliata in sette giorni', 'canzoni consigliate in sette giorni'),
  songsWithoutLyrics: one('canzone senza testo', 'canzoni senza testo'),
  songsWithoutCover: one('canzone senza copertina', 'canzoni senza copertina'),
  promotionsEnding: one('promozione finisce entro tre giorni', 'promozioni finiscono entro tre giorni'),
  huntsRunning: one('caccia al tesoro in corso', 'cacce al tesoro in corso'),
};

export const dashboardMessages = {
  morning: 'Buongiorno',
  evening: 'Buonasera',
  night: 'Buonanotte',
  today: (date: string, time: string) => `${date}, ore ${time}`,
  attentionTitle: 'Chiede attenzione',
  attention,
  allDone: 'Niente aspetta: tutto è in ordine.',
  listening: 'In ascolto',
  listeningNow: 'persone adesso',
  onAirTitle: 'In onda',
  now: 'Adesso',
  silence: 'La stazione non trasmette in questo momento.',
  upcomingTitle: 'Oggi e domani',
  noUpcoming: 'Nessuna uscita programmata.',
  planned: 'Programmato',
  recentTitle: 'Ultime mani',
  noRecent: 'Ancora nessuna modifica.',
  recent: (who: string, act: string, title: string) => `${who} ha ${act} «${title}»`,
} as const;
