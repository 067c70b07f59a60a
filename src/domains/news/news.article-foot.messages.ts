/** What stands around and below an article: it comes after the article itself, and so do its texts. */
export const articleFootMessages = {
  share: 'Condividi',
  tags: 'Temi di questo articolo',
  author: 'Chi scrive',
  exAuthor: 'Ex giornalista della redazione',
  allByAuthor: 'Tutti gli articoli',
  related: 'Leggi anche',
  moreOf: (category: string) => `Altre notizie di ${category}`,
  podcast: 'Il podcast',
  correction: 'Correzione',
  preview: 'Anteprima della copia di lavoro: i lettori non la vedono.',
  gateKicker: 'Contenuto PRO',
  gateTitle: 'Questo articolo continua con PRO',
  gateText: 'Chi sostiene la radio legge tutto, ascolta senza pubblicità e trova gli stream in alta qualità.',
  gateLink: 'Scopri i vantaggi di PRO',
} as const;
