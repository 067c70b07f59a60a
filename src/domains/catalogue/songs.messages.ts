import { noMoreSongs, noSongsForFilter } from './catalogue.rules.ts';

type Quoted = { text: string; lang: 'pt-BR' };
const quoted = (text: string): Quoted => ({ text, lang: 'pt-BR' });

export const songsMessages = {
  kicker: 'Musica',
  title: 'Il canzoniere',
  lead: 'Ogni canzone che suoniamo, con trenta secondi per riconoscerla, le parole per cantarla e la traduzione per capirla.',
  headTitle: 'Canzoni',
  headDescription: (station: string) =>
    `Il canzoniere di ${station}: cerca per titolo, artista o album, ascolta l’anteprima, leggi testi e traduzioni.`,
  headKeywords: 'canzoni, testi, traduzioni, video, anteprime, musica italiana, musica brasiliana',
  searchLabel: 'Titolo, artista o album',
  filters: 'Mostra solo le canzoni con',
  lyrics: 'Testo',
  translation: 'Traduzione',
  video: 'Video',
  clear: 'Togli i filtri',
  list: 'Elenco delle canzoni',
  count: (shown: number, total: number) =>
    shown < total ? `Le prime ${shown} di ${total} canzoni` : total === 1 ? 'Una canzone' : `${total} canzoni`,
  more: 'Carica altre canzoni',
  loadingMore: 'Caricamento...',
  empty: 'Nessuna canzone è stata trovata per questo filtro :(',
  emptyQuoted: quoted(noSongsForFilter),
  noMore: quoted(noMoreSongs),
  contact: 'Scrivici quale canzone cercavi',
  failed: 'Le canzoni non sono arrivate. Riprova tra qualche istante.',
} as const;
