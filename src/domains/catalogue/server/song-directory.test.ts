import { expect, test } from 'vitest';
import { cpuMs } from '../../../../tests/cpu-time.ts';
import { noFilter } from '../catalogue.rules.ts';
import { createSongDirectory, type DirectoryEntry } from './song-directory.ts';

const song = (id: number, title: string, artistName: string, more: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  id,
  title,
  artistName,
  albumName: '',
  hasLyrics: false,
  hasTranslation: false,
  hasVideo: false,
  ...more,
});

const entries = [
  song(7, 'Àncora', 'Duo Marèa', { hasLyrics: true, hasTranslation: true }),
  song(3, 'Barca a remi', 'Duo Marèa', { albumName: 'Risacca', hasLyrics: true }),
  song(9, 'Carta carbone', 'I Tigli', { hasVideo: true }),
  song(1, 'Marea di luglio', 'Vera Montale', { hasLyrics: true, hasVideo: true }),
];

const found = async (filter: Partial<typeof noFilter>, list = entries) => [
  ...(await createSongDirectory(list)).find({ ...noFilter, ...filter }),
];

test('without a filter every song stands in the order of the list', async () => {
  expect(await found({})).toEqual([7, 3, 9, 1]);
});

test.each([
  ['a word of the title', 'carta', [9]],
  ['a part of a word', 'arta', [9]],
  ['the artist, whatever the accents', 'marea', [7, 3, 1]],
  ['capital letters and accents', 'DUO MARÈA', [7, 3]],
  ['the album', 'risacca', [3]],
  ['words in any order, from title and artist', 'montale luglio', [1]],
  ['a word twice', 'marea marea', [7, 3, 1]],
  ['a word that reaches over two songs', 'tigli marea', []],
  ['the end of one song and the beginning of the next', 'remi risacca carta', []],
  ['nobody', 'xyz', []],
  ['only signs', '+%&', []],
  ['spaces', '   ', [7, 3, 9, 1]],
])('a listener finds songs by %s', async (_what, query, ids) => {
  expect(await found({ query })).toEqual(ids);
});

test('[SONG-04] the filters ask for words, translation and video, all of those that are set', async () => {
  expect(await found({ lyrics: true })).toEqual([7, 3, 1]);
  expect(await found({ translation: true })).toEqual([7]);
  expect(await found({ video: true })).toEqual([9, 1]);
  expect(await found({ lyrics: true, video: true })).toEqual([1]);
  expect(await found({ lyrics: true, query: 'marea', video: true })).toEqual([1]);
  expect(await found({ translation: true, video: true })).toEqual([]);
});

test('an empty catalogue finds nothing', async () => {
  expect(await found({}, [])).toEqual([]);
  expect(await found({ query: 'a' }, [])).toEqual([]);
});

test('a hundred thousand songs are searched in less time than a page takes to render', async () => {
  const many = Array.from({ length: 100_000 }, (_, index) =>
    song(index + 1, `Canzone numero ${index} della pioggia`, `Artista ${index % 5_000}`),
  );
  const directory = await createSongDirectory(many);
  directory.find({ ...noFilter, query: 'riscaldamento' });
  const words = ['99999', 'pioggia 777', 'artista 4999', 'zebra', 'numero 5'];
  const times = words.map((query) => cpuMs(() => directory.find({ ...noFilter, query })));
  expect(Math.min(...times)).toBeLessThan(30);
  const [query = ''] = words;
  expect(directory.find({ ...noFilter, query }), 'the second page of a search is not searched again').toBe(
    directory.find({ ...noFilter, query }),
  );
});
