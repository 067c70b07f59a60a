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
  noCategory: {
    title: 'NON ABBIAMO TROVATO QUESTA CATEGORIA :(',
    message: 'Controlla se il link è stato digitato correttamente.',
  },
  backHome: 'Torna alla pagina iniziale',
  backToNews: 'Torna a tutte le notizie',
} as const;
