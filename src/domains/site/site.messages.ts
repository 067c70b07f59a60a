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

export const shellMessages = {
  skip: 'Vai al contenuto',
  loading: 'Caricamento in corso, attendere...',
  newTab: '(si apre in una nuova scheda)',
  more: 'Scopri di più',
  newVersion: 'È disponibile una nuova versione della pagina.',
  reload: 'Ricarica',
  close: 'Chiudi',
  closeToast: 'Chiudi il messaggio',
  toasts: 'Messaggi',
  serverError: 'Qualcosa non ha funzionato dalla nostra parte. Riprova tra qualche istante.',
  backToStart: 'Torna alla pagina iniziale',
} as const;

export const headerMessages = {
  social: 'Seguici',
  listen: 'Ascolta',
  listenRest: ' la radio',
  search: 'Cerca',
  searchTitle: 'Cerca nel sito',
  searchHint: 'Una canzone, un artista, una notizia…',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  menu: 'Menu',
  news: 'Notizie',
  sections: 'Sezioni',
  categories: 'Categorie di notizie',
  otherCategories: 'Altre categorie',
} as const;

export const consentMessages = {
  title: 'I tuoi cookie',
  text: 'Usiamo cookie tecnici per far funzionare la radio e, solo se lo vuoi, cookie di statistica e di marketing. Qualunque sia la risposta, la musica resta la stessa.',
  more: 'Per saperne di più',
  accept: 'Accetta tutti',
  reject: 'Rifiuta tutti',
  customise: 'Personalizza',
  reopen: 'Preferenze cookie',
  panelTitle: 'Preferenze cookie',
  panelText: 'Scegli che cosa possiamo ricordare. Puoi cambiare idea quando vuoi, dal fondo di ogni pagina.',
  save: 'Salva le preferenze',
  always: 'Sempre attivi',
  necessary: {
    title: 'Tecnici',
    text: 'Tengono aperta la tua sessione, ricordano questa scelta e fanno suonare la radio. Senza, il sito non funziona.',
  },
  statistics: {
    title: 'Statistica',
    text: 'Ci dicono quali pagine e quali programmi interessano, con numeri che restano in casa nostra.',
  },
  marketing: {
    title: 'Marketing',
    text: 'Permettono annunci audio e banner adatti a te, e di non ripeterli all’infinito.',
  },
} as const;

export const footerMessages = {
  label: 'Mappa delle sezioni',
  support: 'Linea ascoltatori',
  phone: 'Telefono',
  whatsapp: 'WhatsApp',
  apps: 'Ascoltaci anche su',
  legal: 'Note legali',
  siteMap: 'Mappa del sito',
  cookiePolicy: 'Cookie policy',
  deleteData: 'Cancella i tuoi dati',
  toTop: 'Torna su',
} as const;

export type MenuLink = { to: string; label: string };

/** The footer's link groups. Addresses of news categories are the canonical Italian ones. */
export const footerMenus: Record<'station' | 'music' | 'interactive' | 'news', readonly MenuLink[]> = {
  station: [
    { to: '/chi-siamo', label: 'Chi siamo' },
    { to: '/anuncie-conosco', label: 'Pubblicità' },
    { to: '/lavora-con-noi', label: 'Lavora con noi' },
    { to: '/contatto', label: 'Contatti' },
    { to: '/afiliadas', label: 'Radio affiliate' },
    { to: '/aplicativos', label: 'Le app' },
    { to: '/clientes', label: 'I nostri clienti' },
    { to: '/parceiros', label: 'Partner' },
    { to: '/termini', label: 'Termini e privacy' },
    { to: '/jornalistas', label: 'I giornalisti' },
    { to: '/feed', label: 'Feed RSS' },
  ],
  music: [
    { to: '/ascolta-la-radio', label: 'Ascolta la radio' },
    { to: '/programacao', label: 'I programmi' },
    { to: '/tv', label: 'TV' },
    { to: '/artisti', label: 'Artisti' },
    { to: '/canzoni', label: 'Canzoni' },
    { to: '/le-100-piu', label: 'Le 100 più' },
    { to: '/as-10-mais', label: 'Le 10 più' },
  ],
  interactive: [
    { to: '/promocoes', label: 'Promozioni' },
    { to: '/caca-ao-tesouro', label: 'Caccia al tesoro' },
    { to: '/recomende', label: 'Consiglia una canzone' },
    { to: '/podcasts', label: 'Podcast' },
    { to: '/videos', label: 'Video' },
  ],
  news: [
    { to: '/notizie', label: 'Tutte le notizie' },
    { to: '/notizie/quotidiano', label: 'Quotidiano' },
    { to: '/notizie/economia', label: 'Economia' },
    { to: '/notizie/mondo', label: 'Mondo' },
    { to: '/notizie/musica', label: 'Musica' },
    { to: '/notizie/politica', label: 'Politica' },
    { to: '/notizie/salute', label: 'Salute' },
    { to: '/notizie/tecnologia', label: 'Tecnologia' },
    { to: '/notizie/altri', label: 'Altri' },
    { to: '/notizie/moda', label: 'Moda' },
    { to: '/notizie/viaggi', label: 'Viaggi' },
    { to: '/notizie/auto', label: 'Auto' },
    { to: '/notizie/gastronomia', label: 'Gastronomia' },
  ],
};

export const footerTitles: { music: string; other: string; interactive: QuotedText; news: string } = {
  music: 'Musica',
  other: 'Altro',
  interactive: { text: 'Interativo', lang: 'pt-BR' },
  news: 'Informativo',
};
