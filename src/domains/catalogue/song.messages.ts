type Quoted = { text: string; lang: 'pt-BR' };
const quoted = (text: string): Quoted => ({ text, lang: 'pt-BR' });

export const songMessages = {
  kicker: 'Canzone',
  list: 'Canzoni',
  by: 'di',
  album: 'Album',
  release: 'Uscita',
  invalidDate: quoted('Data inválida'),
  download: 'Scarica',
  downloadNeedsLogin: quoted('É necessário estar logado para efetuar o download.'),
  share: 'Condividi',
  shareText: (song: string, artist: string) => `«${song}» di ${artist}`,
  lyrics: 'Testo',
  translation: 'Traduzione',
  lyricsRegion: 'Testo e traduzione',
  noLyrics: 'Testo non disponibile',
  noTranslation: 'Traduzione non disponibile',
  noWords: 'Non esiste un testo disponibile per questa traccia... :(',
  sendWords: 'Ce l’hai tu? Mandacelo',
  expand: 'Mostra tutto il testo',
  collapse: 'Mostra meno',
  videos: 'Video',
  officialVideo: 'Video ufficiale',
  lyricsVideo: 'Video con il testo',
  watch: (title: string, song: string) => `Guarda: ${title} di ${song}`,
  noVideos: quoted('Não há vídeos disponíveis para essa faixa... : ('),
  moreOf: (artist: string) => `Altre canzoni di ${artist}`,
  headTitle: (song: string, artist: string) => `${song} – ${artist}`,
  headDescription: (song: string, artist: string, station: string) =>
    `«${song}» di ${artist}: testo, traduzione, video e trenta secondi di anteprima su ${station}.`,
  headKeywords: (song: string, artist: string, album: string) =>
    [song, artist, album, 'testo', 'traduzione', 'video', 'anteprima'].filter(Boolean).join(', '),
  missingTitle: 'NON ABBIAMO TROVATO QUESTA CANZONE :(',
  missingText: 'Controlla se il link è stato digitato correttamente.',
  backToSongs: 'Vai alle canzoni',
} as const;
