import type { QuotedText } from '#domains/site/site.messages.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });
const checkLink = 'Controlla se il link è stato digitato correttamente.';

/** What stands where nothing is any more. */
export const missingMessages = {
  list: {
    news: 'Non ci sono notizie da mostrare.',
    ofCategory: 'Non ci sono notizie nella categoria selezionata',
    backHome: 'Torna alla pagina iniziale',
    backToNews: 'Torna a tutte le notizie',
  },
  article: { title: 'NON ABBIAMO TROVATO QUESTA NOTIZIA :(', message: checkLink, link: 'Torna alle notizie' },
  preview: {
    title: 'QUESTA ANTEPRIMA NON VALE PIÙ',
    message: 'Chiedi un nuovo indirizzo a chi te l’ha mandata.',
    link: 'Torna alle notizie',
  },
  category: {
    title: 'NON ABBIAMO TROVATO QUESTA CATEGORIA :(',
    message: checkLink,
    link: 'Torna a tutte le notizie',
  },
  tag: {
    title: (tag: string) => quoted(`Não há notícias sobre ${tag}.`),
    message: quoted('Escolha outro tema: há muitas histórias para ler.'),
    link: quoted('Ver todos os temas'),
  },
} as const;
