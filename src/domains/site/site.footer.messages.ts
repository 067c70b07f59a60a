import type { QuotedText } from './site.messages.ts';

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
  cookiePreferences: 'Preferenze cookie',
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
