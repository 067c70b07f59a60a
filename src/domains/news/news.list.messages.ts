export const listMessages = {
  news: 'Notizie',
  all: 'Tutte',
  category: 'Categoria',
  go: 'Vai',
  allTitle: 'Tutte le notizie',
  more: 'Carica altre notizie',
  loading: 'Caricamento...',
  noMore: 'Non ci sono più notizie',
  emptyList: 'Non ci sono notizie da mostrare.',
  emptyCategory: 'Non ci sono notizie nella categoria selezionata',
  backHome: 'Torna alla pagina iniziale',
  backToNews: 'Torna a tutte le notizie',
} as const;
