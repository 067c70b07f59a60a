import { playMessages } from './play.messages.ts';

type Said = { text: string; lang?: 'pt-BR' };
const quoted = (text: string): Said => ({ text, lang: 'pt-BR' });

export const playerMessages = {
  region: 'Lettore radio',
  ...playMessages,
  slogan: 'La radio made in Italy',
  openListenPage: 'Apri la pagina di ascolto',
  share: 'Condividi',
  shareTitle: 'Condividi la radio',
  moreControls: 'Apri i comandi del lettore',
  controls: 'Comandi del lettore',
  volume: 'Volume',
  mute: 'Silenzia',
  unmute: 'Riattiva l’audio',
  like: 'Mi piace',
  dislike: 'Non mi piace',
  voted: 'Hai già votato',
  nowPlaying: (song: string, artist: string) => `In onda: ${song}${artist ? `, ${artist}` : ''}`,
  volumeValue: (percent: number) => `${percent} per cento`,
} as const;

/** A refused autoplay says nothing: the play button is the answer. */
export const playerErrors: Record<'stream-failed' | 'song-failed' | 'other-window' | 'autoplay-denied', Said | null> = {
  'stream-failed': {
    text: 'Non è possibile riprodurre lo streaming. Controlla la tua connessione a Internet o riprova tra qualche istante.',
  },
  'song-failed': {
    text: 'Non è possibile riprodurre questa canzone. Controlla la tua connessione a Internet o riprova tra qualche istante.',
  },
  'other-window': quoted('O streaming está tocando em uma outra janela!'),
  'autoplay-denied': null,
};

export const ratingMessages = {
  duplicate: quoted('Seu voto já foi registrado'),
  counted: quoted('Seu voto foi registrado com sucesso. Obrigado!'),
  unreachable: quoted('Problema na comunicação com servidor...'),
};

export const streamMessages = {
  label: 'Scegli il tipo di stream:',
  needsLogin: quoted('É necessário estar logado para acessar esse streaming.'),
  needsPro: quoted('É necessário ser um usuário PRO pra acessar esse stream.'),
  subscribe: 'Seja um assinante!',
  popupBlocked: quoted('Para acessar esse streaming, é necessário habilitar os pop-ups.'),
  incompatible: { text: 'Dolby Atmos non è compatibile con questo browser' } as Said,
  dolbyActive: 'DOLBY ATMOS attivato',
  pro: 'pro',
};
