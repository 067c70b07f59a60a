import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeItems, testRandom } from './audio.test-helper.ts';
import { type LibraryItem, nextItem, type Played } from './rotation.ts';

function play(library: LibraryItem[], airings: number, seed = 1): LibraryItem[] {
  const random = testRandom(seed);
  const history: Played[] = [];
  return Array.from({ length: airings }, () => {
    const item = nextItem(library, history, random);
    if (!item) throw new Error('The station fell silent');
    history.push({ itemId: item.id, kind: item.kind });
    return item;
  });
}

const letters = { song: 'S', jingle: 'J', spot: 'C' };
const seeds = fc.integer();
const upTo = (most: number) => fc.integer({ min: 1, max: most });

test('[ONAIR-02] a spot follows every third song and a jingle stands before every other song, for ever', () => {
  fc.assert(
    fc.property(seeds, upTo(12), upTo(4), upTo(5), (seed, songs, jingles, spots) => {
      const kinds = play(makeItems(songs, jingles, spots), 70, seed).map(({ kind }) => letters[kind]);
      expect(kinds.join('')).toBe(`SJSJSC${'JSJSJSC'.repeat(10)}`.slice(0, 70));
    }),
    { numRuns: 60 },
  );
});

test('[ONAIR-02] a library without jingles or without spots plays on without them', () => {
  const kinds = (items: LibraryItem[]) => play(items, 8).map(({ kind }) => kind);
  expect(new Set(kinds(makeItems(3, 0, 0)))).toEqual(new Set(['song']));
  expect(kinds(makeItems(3, 0, 1))).toEqual(['song', 'song', 'song', 'spot', 'song', 'song', 'song', 'spot']);
  expect(kinds(makeItems(3, 1, 0)).slice(0, 4)).toEqual(['song', 'jingle', 'song', 'jingle']);
  expect(new Set(kinds(makeItems(0, 1, 0)))).toEqual(new Set(['jingle']));
  expect(nextItem([], [], testRandom())).toBeUndefined();
});

test('[ONAIR-02] a song rests while half of the others are played', () => {
  fc.assert(
    fc.property(seeds, upTo(15), upTo(5), (seed, count, artists) => {
      const library = makeItems(count, 2, 1).map((item, index) => ({ ...item, artist: `artist-${index % artists}` }));
      const ids = songsOf(play(library, 80, seed)).map(({ id }) => id);
      const rest = Math.floor(count / 2);
      for (const [index, id] of ids.entries()) {
        expect(ids.slice(Math.max(0, index - rest), index)).not.toContain(id);
      }
    }),
    { numRuns: 60 },
  );
});

test('[ONAIR-02] an artist rests while almost half of the others are played', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 3, max: 8 }), upTo(4), (seed, artists, songsEach) => {
      const library = makeItems(artists * songsEach, 2, 1).map((item, index) => ({
        ...item,
        artist: `artist-${index % artists}`,
      }));
      const heard = songsOf(play(library, 80, seed)).map(({ artist }) => artist);
      const rest = Math.floor((artists - 1) / 2);
      for (const [index, artist] of heard.entries()) {
        expect(heard.slice(Math.max(0, index - rest), index)).not.toContain(artist);
      }
    }),
    { numRuns: 60 },
  );
});

test('[ONAIR-02] an artist with most of the songs still leaves the others their turn', () => {
  const library = makeItems(10, 0, 0).map((item, index) => ({ ...item, artist: index === 0 ? 'rare' : 'frequent' }));
  const ids = play(library, 200).map(({ id }) => id);
  expect(ids.filter((id) => id === 'song-0').length).toBeGreaterThan(10);
  expect(ids.filter((id) => id === 'song-0').length).toBeLessThan(40);
});

test('[ONAIR-02] every song is played, in an order that chance decides', () => {
  const orders = [1, 2, 3, 4].map((seed) => songsOf(play(makeItems(10, 4, 6), 200, seed)).map(({ id }) => id));
  for (const order of orders) expect(new Set(order.slice(0, 40)).size).toBe(10);
  expect(new Set(orders.map((order) => order.join())).size).toBe(4);
});

test('[ONAIR-02] every advertiser gets the same share', () => {
  const spots = play(makeItems(6, 2, 5), 7 * 50).filter(({ kind }) => kind === 'spot');
  const counts = [0, 1, 2, 3, 4].map((spot) => spots.filter(({ id }) => id === `spot-${spot}`).length);
  expect(counts).toEqual([10, 10, 10, 10, 10]);
});

function songsOf(items: LibraryItem[]): LibraryItem[] {
  return items.filter(({ kind }) => kind === 'song');
}
