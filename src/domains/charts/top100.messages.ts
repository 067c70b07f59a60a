export const top100Messages = {
  kicker: 'Classifica',
  title: (year: number) => `Le cento del ${year}`,
  lead: (year: number) =>
    `Le canzoni che nel ${year} ci avete chiesto di più, dalla prima all’ultima. Trenta secondi per ciascuna.`,
  year: 'Anno',
  share: 'Condividi la classifica',
  shareText: (year: number, station: string) => `Le 100 più richieste del ${year} su ${station}`,
  list: (year: number) => `Le cento canzoni del ${year}`,
  headTitle: (year: number) => `Le 100 più richieste del ${year}`,
  headDescription: (year: number, station: string) =>
    `Le cento canzoni più richieste del ${year} agli studi di ${station}: la classifica intera, con l’anteprima di ognuna.`,
  noneYet: 'La prima classifica dell’anno è in preparazione: le cento canzoni arrivano tra poco.',
  missingTitle: 'NON SONO STATE TROVATE CANZONI PER QUESTO ANNO :(',
  missingText: 'Controlla se il link è stato digitato correttamente.',
  back: 'Vai alle 100 più richieste',
} as const;
