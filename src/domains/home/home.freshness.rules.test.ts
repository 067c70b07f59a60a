import { expect, test } from 'vitest';
import { needsRefetch } from './home.freshness.rules.ts';

test.each([
  [0, 1_000, true],
  [20, 120_000, false],
  [20, 120_001, true],
])('[NEWS-50] with %i news, %i ms old, the home news are fetched anew: %s', (count, age, expected) => {
  expect(needsRefetch({ count, loadedAt: 5_000 }, 5_000 + age)).toBe(expected);
});
