import { expect, test } from 'vitest';
import { sideState } from './side-state.ts';

test.each([
  [400, 2_400, 'block-right'],
  [80, 2_080, 'block-right'],
  [79, 2_079, 'block-fixed'],
  [-1_000, 1_000, 'block-fixed'],
  [-1_620, 380, 'onBottom'],
  [-2_000, 0, 'onBottom'],
] as const)('[NEWS-40] with its column from %i to %i the side block is %s', (columnTop, columnBottom, state) => {
  expect(sideState({ columnTop, columnBottom, blockHeight: 300, stickAt: 80 })).toBe(state);
});
