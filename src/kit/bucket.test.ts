import { expect, test } from 'vitest';
import { fiveMinuteBucket } from './bucket.ts';

test.each([
  [0, 0],
  [299_999, 0],
  [300_000, 1],
  [599_999, 1],
  [Date.UTC(2026, 6, 1, 12, 4, 59, 999), Date.UTC(2026, 6, 1, 12) / 300_000],
])('the moment %i ms belongs to the bucket %i', (now, bucket) => {
  expect(fiveMinuteBucket(now)).toBe(bucket);
});
