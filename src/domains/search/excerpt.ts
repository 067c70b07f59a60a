import { markWords } from './mark-words.ts';
import type { MarkedPiece } from './marked-text.ts';
import { wordRoot } from './search.rules.ts';

const before = 40;
const longest = 180;
/** What a search is ready to look through in one text; the rest of a longer one is found, but not quoted. */
export const longestQuoted = 20_000;

/** The piece of a text where the folded `words` first stand, marked and cut between words; nothing where none stands there. */
export function excerptOf(text: string, words: readonly string[]): MarkedPiece[] {
  const at = firstHit(text, words);
  if (at === -1) return [];
  const from = at <= before ? 0 : nextWord(text, at - before, at);
  const to = from + longest >= text.length ? text.length : endOfWord(text, from + longest);
  const quoted = `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
  return markWords(quoted, words);
}

/** Folding every word of a long text would hold others up: only those that begin like one that is looked for are compared. */
function firstHit(text: string, words: readonly string[]): number {
  if (words.length === 0) return -1;
  const looked = text.slice(0, longestQuoted);
  const beginnings = words.map(beginningOf).join('|');
  for (const { index } of looked.matchAll(new RegExp(`(?:${beginnings})`, 'giu'))) {
    if (index > 0 && /[\p{L}\p{N}\p{M}]$/u.test(looked.slice(Math.max(0, index - 2), index))) continue;
    const word = /^[\p{L}\p{N}\p{M}]+/u.exec(looked.slice(index, index + longestWord))?.[0] ?? '';
    if (markWords(word, words).some(({ marked }) => marked)) return index;
  }
  return -1;
}

const longestWord = 60;

/** As which signs a folded letter may stand in a text of our two languages; any other stands as itself. */
const variants: Record<string, string> = {
  a: 'aàáâãäå',
  c: 'cç',
  e: 'eèéêë',
  i: 'iìíîï',
  n: 'nñ',
  o: 'oòóôõöø',
  u: 'uùúûü',
};

/** A pattern for how all forms of a word begin, in whatever case and with whatever accents. */
function beginningOf(word: string): string {
  return [...wordRoot(word)].map((letter) => `[${variants[letter] ?? letter}]`).join('');
}

function nextWord(text: string, from: number, latest: number): number {
  const gap = text.indexOf(' ', from);
  return gap === -1 || gap >= latest ? latest : gap + 1;
}

function endOfWord(text: string, to: number): number {
  const gap = text.lastIndexOf(' ', to);
  return gap > to - 40 ? gap : to;
}
