import { waitingTime } from '#kit/waiting-time.ts';

/** A text that the specification quotes in Portuguese carries `pt-BR`, and so does the element that shows it. */
export type QuotedText = { text: string; lang: 'pt-BR' };

export const maintenanceMessage: QuotedText = {
  text: 'Estamos em manutenção. Em Breve todas as funcionalidades voltarão ao normal.',
  lang: 'pt-BR',
};

export const notImplementedMessage: QuotedText = {
  text: 'Essa página ainda não foi implementada :/ Mas já estamos trabalhando nela!',
  lang: 'pt-BR',
};

export const errorHeadings: Record<404 | 500, QuotedText> = {
  404: { text: 'Pagina não encontrada', lang: 'pt-BR' },
  500: { text: 'Erro do servidor', lang: 'pt-BR' },
};

/** Below the quoted headings, in their language. */
export const serverErrorMessages = {
  message: 'Algo não funcionou do nosso lado. Tente novamente em alguns instantes.',
  link: 'Voltar à página inicial',
} as const;

export const shellMessages = {
  skip: 'Vai al contenuto',
  newTab: '(si apre in una nuova scheda)',
  more: 'Scopri di più',
  newVersion: 'È disponibile una nuova versione della pagina.',
  reload: 'Ricarica',
  toasts: 'Messaggi',
  noLine: 'La connessione a Internet non risponde. Riprova tra qualche istante.',
  noLineTitle: 'Sei senza connessione',
  noLinePage: 'Questa pagina si apre da sola appena la connessione torna.',
  retry: 'Riprova',
  newVersionTitle: 'Il sito si è rinnovato',
  newVersionPage: 'Ricarica per aprire questa pagina nella sua nuova versione.',
  tooMany: {
    title: 'Un attimo di pazienza',
    message: (seconds: number) =>
      `Da qui sono arrivate molte richieste in poco tempo. La radio intanto continua. Riprova fra ${waitingTime(seconds, 'it')}.`,
    back: 'Torna alla pagina iniziale',
  },
} as const;

export const headerMessages = {
  social: 'Seguici',
  listen: 'Ascolta',
  listenRest: ' la radio',
  search: 'Cerca',
  searchTitle: 'Cerca nel sito',
  searchHint: 'Canzoni, artisti, notizie…',
  /** Portuguese, like the modal that it opens. */
  enter: 'Entrar',
  myProfile: 'Meu perfil',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  menu: 'Menu',
  news: 'Notizie',
  sections: 'Sezioni',
  categories: 'Categorie di notizie',
  otherCategories: 'Altre categorie',
} as const;
