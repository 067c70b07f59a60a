import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hash53, hashHex } from './hash.ts';

// Votes are stored under these values: a change here forgets every vote.
test('a hash never changes from one release to the next', () => {
  expect(hash53('a')).toBe(7929297801672961);
  expect(hashHex('a')).toBe('1c2ba782c97901');
});

test('a hash is always 14 hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (text, seed) => {
      expect(hashHex(text, seed)).toMatch(/^[0-9a-f]{14}$/);
    }),
  );
});

test('a hundred thousand songs have a hundred thousand hashes', () => {
  const hashes = new Set<number>();
  for (let song = 0; song < 100_000; song++) hashes.add(hash53(`song ${song}`));
  expect(hashes.size).toBe(100_000);
});

test('another seed gives another hash', () => {
  expect(hashHex('Volare', 1)).not.toBe(hashHex('Volare', 2));
});
