import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffDelayMs } from './backoff.ts';

const noChance = () => 0;

test.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [5, 16_000],
  [6, 30_000],
  [2000, 30_000],
])('retry %i waits %i ms', (attempt, ms) => {
  expect(backoffDelayMs(attempt, { baseMs: 1000, capMs: 30_000 }, noChance)).toBe(ms);
});

test('with factor 1 every retry waits the same', () => {
  const policy = { baseMs: 1000, capMs: 1000, factor: 1 };
  expect([1, 2, 3].map((attempt) => backoffDelayMs(attempt, policy, noChance))).toEqual([1000, 1000, 1000]);
});

test('chance shortens a delay by no more than its share and never lengthens it', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), chance, (attempt, drawn) => {
      const full = backoffDelayMs(attempt, { baseMs: 500, capMs: 60_000 }, noChance);
      const delay = backoffDelayMs(attempt, { baseMs: 500, capMs: 60_000, jitter: 0.5 }, () => drawn);
      expect(delay).toBeLessThanOrEqual(full);
      expect(delay).toBeGreaterThanOrEqual(full / 2);
    }),
  );
});
