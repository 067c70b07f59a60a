import type { Random } from '#kit/random.ts';
import type { ItemKind } from './airing.ts';

export type LibraryItem = { id: string; kind: ItemKind; artist?: string };
export type Played = { itemId: string; kind: ItemKind };

const songsPerSpot = 3;

/**
 * What comes next: a jingle before every song but the very first, and a commercial spot right after every third song.
 * A kind the library lacks is left out; an empty library has nothing to play. `history` is the tail of the play log,
 * oldest first; it should reach back some eight airings for every item of the library, so that all have had their turn in it.
 */
export function nextItem<Item extends LibraryItem>(
  library: readonly Item[],
  history: readonly Played[],
  random: Random,
): Item | undefined {
  for (const kind of wantedKinds(history)) {
    const items = library.filter((item) => item.kind === kind);
    if (items.length > 0) return choose(items, history, random);
  }
  return undefined;
}

/** Best first; the others are for a library that lacks it. */
function wantedKinds(history: readonly Played[]): ItemKind[] {
  const last = history.at(-1)?.kind;
  if (last === undefined || last === 'jingle') return ['song', 'jingle', 'spot'];
  if (last === 'song' && songsSinceSpot(history) >= songsPerSpot) return ['spot', 'jingle', 'song'];
  return ['jingle', 'song', 'spot'];
}

function songsSinceSpot(history: readonly Played[]): number {
  const lastSpot = history.findLastIndex(({ kind }) => kind === 'spot');
  return history.slice(lastSpot + 1).filter(({ kind }) => kind === 'song').length;
}

function choose<Item extends LibraryItem>(items: Item[], history: readonly Played[], random: Random): Item {
  const rested = longestRested(items, history, random);
  const kind = rested[0]?.kind;
  // Advertisers pay for the same share of air: their spots take turns.
  if (kind === 'spot') return rested[0] as Item;
  const free = rested.slice(0, Math.ceil(items.length / 2));
  return random.pick(kind === 'song' ? sparingArtists(free, items, history) : free);
}

/** Never played first, in chance order, then by how long ago. The first half leaves out the last half of what aired. */
function longestRested<Item extends LibraryItem>(items: Item[], history: readonly Played[], random: Random): Item[] {
  const lastPlayed = new Map(history.map(({ itemId }, index) => [itemId, index]));
  const playedAt = (item: Item) => lastPlayed.get(item.id) ?? -1;
  return random.shuffle(items).sort((one, other) => playedAt(one) - playedAt(other));
}

/**
 * Leaves out the artists of the last songs, as many as half the artists there are. One who has most of the songs cannot
 * always be spared that long; then the pause shrinks, down to none.
 */
function sparingArtists<Item extends LibraryItem>(free: Item[], songs: Item[], history: readonly Played[]): Item[] {
  const artistOf = new Map(songs.map(({ id, artist }) => [id, artist]));
  const recent = history.flatMap(({ itemId }) => artistOf.get(itemId) ?? []);
  const artists = new Set([...artistOf.values()].filter((artist) => artist !== undefined));
  for (let pause = Math.max(1, Math.floor((artists.size - 1) / 2)); pause > 0; pause--) {
    const resting = new Set(recent.slice(-pause));
    const spared = free.filter(({ artist }) => artist === undefined || !resting.has(artist));
    if (spared.length > 0) return spared;
  }
  return free;
}
