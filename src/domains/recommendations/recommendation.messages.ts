import type { QuotedText } from '#domains/site/site.messages.ts';
import { toName } from '#kit/italian.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

/** Portuguese, as specified; the station answers with the same words. */
export const recommendationProblems = {
  artistName: 'O nome do artista ou banda deve ter de 1 a 50 caracteres.',
  musicName: 'O nome da música deve ter de 1 a 50 caracteres.',
  musicLink: 'O link da música deve ter de 10 a 70 caracteres.',
  message: 'A sua mensagem deve ter de 5 a 500 caracteres.',
} as const;

/** What the station says to somebody who sends one after the other. */
export const tooManyRecommendations =
  'Hai consigliato molte canzoni in poco tempo. Lasciaci il tempo di ascoltarle e riprova tra un’ora.';

/** Of the form, whose code comes after the page's own. */
export const recommendationMessages = {
  formTitle: 'La tua canzone',
  steps: {
    artistName: { label: 'Chi la canta?', hint: 'L’artista o il gruppo.' },
    musicName: { label: 'Come si intitola?', hint: 'Il titolo della canzone.' },
    musicLink: { label: 'Dove possiamo ascoltarla?', hint: 'Un link, se ce l’hai. Puoi lasciare vuoto.' },
    message: { label: 'Perché dovremmo trasmetterla?', hint: 'Convincici con due parole tue.' },
  },
  noLink: 'Nessun link',
  confirm: 'Conferma',
  change: 'Modifica',
  changeOf: (label: string) => `Modifica: ${label}`,
  send: 'Invia il consiglio',
  sending: 'Invio in corso…',
  noScript: (email: string) =>
    `Per consigliare una canzone da questa pagina serve JavaScript. Se preferisci, scrivici a ${email}.`,
  needsLogin: quoted('Você precisa está logado para recomendar uma música.'),
  enter: 'Fazer login',
  noAnswer: quoted('Problema na comunicação com servidor, por favor tente novamente em alguns instantes'),
  sent: {
    title: 'Grazie, è arrivata!',
    text: (song: string, artist: string) =>
      `«${song}» di ${artist} è sul tavolo della redazione musicale. Se la senti in onda, sai di chi è il merito.`,
    share: 'Fallo sapere',
    shareTitle: 'Consiglia una canzone',
    shareText: (song: string, artist: string, station: string) =>
      `Ho consigliato «${song}» di ${artist} ${toName(station)}. E tu, che cosa metteresti in onda?`,
    another: 'Consiglia un’altra canzone',
  },
} as const;
