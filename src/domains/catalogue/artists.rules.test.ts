import { expect, test } from 'vitest';
import { byInitial, findArtists, suggestArtists } from './artists.rules.ts';

const artist = (name: string, id = 1) => ({ id, slug: name.toLowerCase(), name, portrait: '', Ver: false });
const all = ['Duo Marèa', 'I Tigli', 'Mirella Dovara', 'Vera Montale', '14 Cortili', 'Élan'].map((name, index) =>
  artist(name, index + 1),
);
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test.each([
  ['vera', ['Vera Montale']],
  ['MAREA', ['Duo Marèa']],
  ['ar', ['Duo Marèa', 'Mirella Dovara']],
  ['m', ['Mirella Dovara', 'Duo Marèa', 'Vera Montale']],
  ['montale vera', ['Vera Montale']],
  ['zz', []],
  ['montale zz', []],
  ['', []],
  [' - ', []],
])('typing %j finds %j', (query, expected) => {
  expect(names(findArtists(all, query))).toEqual(expected);
});

test('[ARTIST-10] at most eight names are suggested', () => {
  const many = Array.from({ length: 50 }, (_, index) => artist(`Anna ${index}`, index));
  expect(suggestArtists(many, 'anna')).toHaveLength(8);
});

test('the index stands under first letters, accents aside', () => {
  expect(byInitial(all).map(([initial, list]) => [initial, names(list)])).toEqual([
    ['#', ['14 Cortili']],
    ['D', ['Duo Marèa']],
    ['E', ['Élan']],
    ['I', ['I Tigli']],
    ['M', ['Mirella Dovara']],
    ['V', ['Vera Montale']],
  ]);
});
