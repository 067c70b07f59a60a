import { onAirMessages } from './on-air.messages.ts';

export const listenMessages = {
  adBreak: onAirMessages.adBreak,
  lyricsRegion: 'Testo e traduzione',
  lyrics: 'Testo',
  translation: 'Traduzione',
  noLyrics: 'Testo non disponibile',
  noTranslation: 'Traduzione non disponibile',
  expand: 'Mostra tutto il testo',
  collapse: 'Mostra meno',
  spotDetails: 'Dettagli dello spot',
  openDetails: 'apri i dettagli',
  advertise: 'Fai pubblicità con noi',
  adText: 'La musica torna tra pochi istanti.',
  lastPlayed: 'Ultime canzoni dell’ultima ora',
  ad: 'Pubblicità',
} as const;
