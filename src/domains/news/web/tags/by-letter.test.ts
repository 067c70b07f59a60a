import { expect, test } from 'vitest';
import { byLetter } from './by-letter.ts';

test('a reader finds a theme under its letter, accents or not', () => {
  const tags = ['Vinile', 'Élite', 'Economia', '8 marzo', 'Ambiente'].map((name) => ({ name }));
  expect(byLetter(tags).map(([letter, all]) => [letter, all.map(({ name }) => name)])).toEqual([
    ['#', ['8 marzo']],
    ['A', ['Ambiente']],
    ['E', ['Economia', 'Élite']],
    ['V', ['Vinile']],
  ]);
});
