import { expect, test } from 'vitest';
import { byLetter } from './by-letter.ts';

test('a reader finds a theme under its letter, accents or not', () => {
  const tags = ['Vinile', 'Élite', 'Economia', '8 marzo', 'Ambiente'].map((n) => ({ n }));
  expect(byLetter(tags).map(([letter, all]) => [letter, all.map(({ n }) => n)])).toEqual([
    ['#', ['8 marzo']],
    ['A', ['Ambiente']],
    ['E', ['Economia', 'Élite']],
    ['V', ['Vinile']],
  ]);
});
