import { expect, test } from 'vitest';
import { sharesOf } from './home.poll.rules.ts';

test.each([
  [
    [148, 117, 86, 63],
    [36, 28, 21, 15],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [5, 0],
    [100, 0],
  ],
])('the votes %j are shown as %j percent', (counts, shares) => {
  expect(sharesOf(counts.map((votes) => ({ votes })))).toEqual(shares);
});
