export const listMessages = {
  news: 'Notizie',
  all: 'Tutte',
  category: 'Categoria',
  go: 'Vai',
  allTitle: 'Tutte le notizie',
  more: 'Carica altre notizie',
  loading: 'Caricamento...',
  noMore: 'Non ci sono più notizie',
} as const;
