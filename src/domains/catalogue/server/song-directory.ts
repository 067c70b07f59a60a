import { LRUCache } from 'lru-cache';
import { fold } from '#kit/fold.ts';
import type { SongFilter } from '../catalogue.rules.ts';

export type DirectoryEntry = {
  id: number;
  title: string;
  artistName: string;
  albumName: string;
  hasLyrics: boolean;
  hasTranslation: boolean;
  hasVideo: boolean;
};

export type SongDirectory = { find(filter: SongFilter): Uint32Array };

const flags = { lyrics: 1, translation: 2, video: 4 } as const;
const keptAnswers = 200;
const entriesPerTurn = 4_000;

/**
 * Which songs a filter shows, in the order of the list. The whole catalogue fits into memory as numbers and one long text,
 * so that the thousandth page costs what the first costs, and a word is found in any place of a title without an index of
 * every three letters. Folding a hundred thousand titles takes its time: it lets others go first in between.
 */
export async function createSongDirectory(entries: readonly DirectoryEntry[]): Promise<SongDirectory> {
  const ids = Uint32Array.from(entries, ({ id }) => id);
  const marks = Uint8Array.from(entries, marksOf);
  const starts = new Uint32Array(entries.length + 1);
  const lines: string[] = [];
  let length = 0;
  for (const [index, { title, artistName, albumName }] of entries.entries()) {
    if (index % entriesPerTurn === entriesPerTurn - 1) await new Promise(setImmediate);
    const line = ` ${fold(`${title} ${artistName} ${albumName}`)}\n`;
    starts[index] = length;
    length += line.length;
    lines.push(line);
  }
  starts[entries.length] = length;
  const text = lines.join('');
  const answers = new LRUCache<string, Uint32Array>({ max: keptAnswers });

  function search(wanted: number, words: string[]): Uint32Array {
    const found = new Uint32Array(ids.length);
    let count = 0;
    const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
    for (let row = 0; row < ids.length; row++) {
      if (longest) {
        const at = text.indexOf(longest, starts[row]);
        if (at < 0) break;
        row = rowAt(starts, at, row);
      }
      if (((marks[row] ?? 0) & wanted) !== wanted) continue;
      if (others.length > 0) {
        const line = text.slice(starts[row], starts[row + 1]);
        if (!others.every((word) => line.includes(word))) continue;
      }
      found[count++] = ids[row] ?? 0;
    }
    return found.slice(0, count);
  }

  return {
    find({ lyrics, translation, video, query }) {
      const wanted = (lyrics ? flags.lyrics : 0) | (translation ? flags.translation : 0) | (video ? flags.video : 0);
      const words = fold(query).split(' ').filter(Boolean);
      // Something was asked for that has no letter in it: no title holds it.
      if (words.length === 0 && query.trim() !== '') return new Uint32Array();
      if (wanted === 0 && words.length === 0) return ids;
      const key = `${wanted} ${words.join(' ')}`;
      const before = answers.get(key);
      if (before) return before;
      const found = search(wanted, words);
      answers.set(key, found);
      return found;
    },
  };
}

function marksOf({ hasLyrics, hasTranslation, hasVideo }: DirectoryEntry): number {
  return (hasLyrics ? flags.lyrics : 0) | (hasTranslation ? flags.translation : 0) | (hasVideo ? flags.video : 0);
}

/** The row whose line holds the place `at` of the text; it is not before `from`. */
function rowAt(starts: Uint32Array, at: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}
