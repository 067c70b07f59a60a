import { expect, test } from 'vitest';
import { editDistance, oneEditAway } from './edits.ts';

test.each([
  ['montale', 'montale', 0],
  ['montlae', 'montale', 1],
  ['montae', 'montale', 1],
  ['monttale', 'montale', 1],
  ['mondale', 'montale', 1],
  ['mnotlae', 'montale', 2],
  ['', 'lume', 4],
  ['vera', '', 4],
])('%s lies %s away: %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

test('the count stops where nobody asks further', () => {
  expect(editDistance('montale', 'recife', 2)).toBe(3);
  expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
});

test('one slip leads to exactly the words at distance one, and never back to the word itself', () => {
  const near = oneEditAway('lume');
  for (const word of ['lmue', 'lum', 'lumen', 'lama', 'ume', 'fume', 'ulme']) {
    expect([word, near.has(word)]).toEqual([word, editDistance('lume', word) === 1]);
  }
  for (const word of near) expect(editDistance('lume', word)).toBe(1);
  expect(near.has('lume')).toBe(false);
});
