import { fold } from '#kit/fold.ts';
import type { MarkedPiece } from './marked-text.ts';
import { wordRoot } from './search.rules.ts';

/** A title whose words are marked where one of the folded `words` stands, in any form, or a word that begins so. */
export function markWords(title: string, words: readonly string[]): MarkedPiece[] {
  const roots = words.map(wordRoot);
  const pieces: MarkedPiece[] = [];
  for (const [text] of title.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const word = fold(text);
    const root = wordRoot(word);
    const marked = word !== '' && words.some((one, index) => word.startsWith(one) || root === roots[index]);
    const last = pieces.at(-1);
    if (last?.marked === marked) last.text += text;
    else pieces.push({ text, marked });
  }
  return pieces;
}
