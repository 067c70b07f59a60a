export const top10Messages = {
  kicker: 'Classifica',
  title: (category: string) => `Le dieci più richieste: ${category}`,
  categories: 'Scegli la classifica',
  list: (category: string) => `Le dieci di ${category}`,
  noneYet: 'La prima classifica è in preparazione: le canzoni arrivano tra poco.',
  missingTitle: 'NÃO ENCONTRAMOS ÁLBUNS PARA ESTA CATEGORIA :(',
  missingText: 'Verifique se o link foi digitado corretamente.',
  back: 'Ver as 10 mais pedidas',
} as const;
