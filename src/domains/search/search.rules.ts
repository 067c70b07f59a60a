import { dropEnd } from '#kit/drop-end.ts';
import { fold } from '#kit/fold.ts';

export const searchKinds = [
  'artist',
  'song',
  'programme',
  'podcast',
  'promotion',
  'video',
  'news',
  'journalist',
  'client',
] as const;
export type Kind = (typeof searchKinds)[number];

export const typingPauseMs = 500;
export const mostSuggestions = 10;
export const longestQuery = 200;
export const mostOfAKind = 12;
/** Nobody needs more to find something, and every word costs. */
const mostWords = 8;
const longestWord = 40;

/** The words of a query as the index knows words: folded, a handful, none endless. Whatever is typed, this is safe. */
export function queryWords(text: string): string[] {
  const words = fold(text.slice(0, longestQuery)).split(' ').filter(Boolean);
  return words.slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

/** What the forms of a word have in common, roughly: 'canzoni' and 'canzone', 'notícias' and 'notícia'. */
export function wordRoot(word: string): string {
  const root = dropEnd(word, (letter) => 'aeious'.includes(letter));
  return root.length >= 3 ? root : word;
}

const kindByFolder: Record<string, Kind> = {
  notizie: 'news',
  jornalistas: 'journalist',
  artisti: 'artist',
  canzoni: 'song',
  podcasts: 'podcast',
  programacao: 'programme',
  promocoes: 'promotion',
  videos: 'video',
  clientes: 'client',
};

/** What stands at an address of the site, by its first part; null for any other page. */
export function kindOfAddress(address: string): Kind | null {
  return kindByFolder[address.split(/[/?#]/, 2)[1] ?? ''] ?? null;
}
