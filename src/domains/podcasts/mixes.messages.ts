import type { MixPlaylistSlug } from './mixes.rules.ts';

export const mixesMessages = {
  kicker: 'Mix e montaggi',
  allMixes: 'Tutti i mix',
  playlists: 'Le raccolte',
  listen: 'Ascolta il mix',
  list: 'Mix',
  more: 'Carica più',
  loading: 'Caricamento...',
  retry: 'Riprova',
  backToPodcasts: 'Torna ai podcast',
  /** Without a total only what is loaded is known, and that is said. */
  count: (shown: number, total: number | null, hasMore: boolean) => {
    if (total === null && hasMore) return `I primi ${shown} mix`;
    if (total !== null && shown < total) return `${shown} di ${total} mix`;
    return shown === 1 ? 'Un mix' : `${shown} mix`;
  },
  tags: 'Argomenti',
  failed: { text: 'Erro na comunicação com servidor. Tente de novo mais tarde.', lang: 'pt-BR' as const },
  noMore: '- - -',
  notFound: {
    title: 'Questa raccolta non c’è',
    message: 'Controlla se il link è stato digitato correttamente.',
    link: 'Vedi tutti i mix',
  },
};

/** Name and description of each playlist; a playlist that the provider adds later brings its own name. */
export const playlistTexts: Readonly<Record<MixPlaylistSlug, { name: string; description: string }>> = {
  recentes: {
    name: 'Recenti',
    description: 'Tutto quello che è uscito dallo studio, dal più nuovo. Premi play e resta finché vuoi.',
  },
  notícias: {
    name: 'Notizie',
    description: 'I giornali radio e gli approfondimenti della redazione, per chi li ha persi o li vuole risentire.',
  },
  'arquivo-musical': {
    name: 'Archivio musicale',
    description:
      'Serate intere, dischi ritrovati e puntate storiche: i nastri della radio, così come andarono in onda.',
  },
  'super-montagens': {
    name: 'Super montaggi',
    description: 'Canzoni incastrate una nell’altra, senza una parola e senza una pausa. Alza il volume.',
  },
  'giro-de-notícias': {
    name: 'Giro di notizie',
    description: 'Sei titoli, due Paesi, dieci minuti: il riassunto del mattino e quello della sera.',
  },
};
