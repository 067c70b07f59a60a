import { expect, test } from 'vitest';
import { phoneSlowdown } from './phone-slowdown.ts';

test.each([
  { index: 100, times: 1 },
  { index: 150, times: 1 },
  { index: 475, times: 1.5 },
  { index: 800, times: 2 },
  { index: 1_300, times: 3 },
  { index: 1_533, times: 4 },
  { index: 2_000, times: 6 },
  { index: 2_700, times: 9 },
])('a machine of index $index is slowed $times times', ({ index, times }) => {
  expect(phoneSlowdown(index)).toBeCloseTo(times, 2);
});
