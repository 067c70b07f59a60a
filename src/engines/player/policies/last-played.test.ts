import { expect, test } from 'vitest';
import { isLastPlayedStale, lastPlayedWith } from './last-played.ts';

test.each([
  [null, 0, true],
  [1_000, 1_000, false],
  [1_000, 901_000, false],
  [1_000, 901_001, true],
])('[NOWPLAYING-09] a last-played list fetched at %s is fetched again at %i: %s', (fetchedAt, now, expected) => {
  expect(isLastPlayedStale(fetchedAt, now)).toBe(expected);
});

test('[NOWPLAYING-10] the last-played list holds twenty entries, and the oldest falls off', () => {
  const full = Array.from({ length: 20 }, (_, age) => `song ${age}`);
  const next = lastPlayedWith(full, 'newest');
  expect(next).toHaveLength(20);
  expect([next[0], next[1], next.at(-1)]).toEqual(['newest', 'song 0', 'song 18']);
  expect(lastPlayedWith(['one'], 'two')).toEqual(['two', 'one']);
  expect(lastPlayedWith([...full, 'too old'])).toEqual(full);
});
