type Quoted = { text: string; lang: 'pt-BR' };
const quoted = (text: string): Quoted => ({ text, lang: 'pt-BR' });

export const videosMessages = {
  kicker: 'Video',
  title: 'Da guardare',
  lead: 'Canzoni suonate in studio, cartoline dall’Italia e dal Brasile, la radio vista da dentro: quello che le orecchie, da sole, non vedono.',
  headTitle: 'Video: sessioni, cartoline e dietro le quinte',
  headDescription: (station: string) =>
    `I video di ${station}: canzoni suonate in studio, cartoline di viaggio e dietro le quinte, raccolti per playlist.`,
  headKeywords: 'video, sessioni in studio, viaggi, musica italiana, playlist',
  latest: 'L’ultimo video',
  single: 'Video',
  allVideos: 'Tutti i video',
  watch: (title: string) => `Guarda: ${title}`,
  onYoutube: 'Il video è su YouTube: si carica solo quando premi play.',
  notYet: 'Il video si sta caricando in archivio: torna tra poco.',
  length: 'Durata',
  subscribe: 'Iscriviti al canale',
  share: 'Condividi',
  seeMore: 'Vedi tutti',
  seeMoreOf: (playlist: string) => `Vedi tutti i video di ${playlist}`,
  playlist: 'Playlist',
  playlistLead: (count: number) => (count === 1 ? 'Un video' : `${count} video`),
  playlistDescription: (playlist: string, station: string) =>
    `«${playlist}»: tutti i video della playlist su ${station}.`,
  missingPlaylist: 'Questa playlist non c’è',
  missingPlaylistText: 'Forse ha cambiato nome. I video ci sono tutti, nella pagina dei video.',
  backToVideos: 'Vai ai video',
  /** The page of a video that nobody knows; Portuguese as a whole, since its heading is quoted. */
  missing: {
    title: 'NÃO ACHAMOS ESSE VÍDEO :(',
    message: 'Verifique se o link foi digitado corretamente.',
    back: 'Ir para os vídeos',
  },
  empty: quoted('Não há vídeos disponíveis para essa faixa... : ('),
  home: 'Ultimi video',
  homeLink: 'Tutti i video',
} as const;
