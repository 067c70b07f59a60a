import type { Random } from '#kit/random.ts';
import { headline, songTitle } from '../../seed/large/words.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** What people type: mostly names, whole or begun, then titles, then a word or two of a headline. */
export function searchQueries(count: number, names: readonly string[], random: Random): string[] {
  return Array.from({ length: count }, () => {
    const chance = random.next();
    if (chance < 0.4) return random.pick(names);
    if (chance < 0.6) return random.pick(names).slice(0, random.int(3, 6));
    if (chance < 0.75) return songTitle(random);
    const words = headline(random)
      .split(/[ ’]/)
      .filter((word) => word.length > 3);
    return Array.from({ length: chance < 0.9 ? 2 : 1 }, () => random.pick(words)).join(' ');
  });
}

/** A name with one slip of the hand: a letter left out, doubled, wrong, or two swapped. */
export function misspelt(name: string, random: Random): string {
  const words = name.split(' ');
  const which = random.int(0, words.length - 1);
  const word = words[which] ?? '';
  const at = random.int(1, word.length - 2);
  const before = word.slice(0, at);
  const after = word.slice(at + 1);
  const letter = word.charAt(at);
  const slips = [
    before + after,
    before + letter + letter + after,
    before + random.pick(letters.filter((other) => other !== letter)) + after,
    before + after.charAt(0) + letter + after.slice(1),
  ];
  words[which] = random.pick(slips.filter((slip) => slip !== word));
  return words.join(' ');
}
