import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createScrollLoading } from '#web/scroll/scroll-loading.ts';
import { tagReach } from './tag-sizes.ts';

test('[TAG-07] more is loaded within 1000 px of the bottom, 100 ms after the last scroll', () => {
  const clock = createFakeClock();
  let distance = 1_001;
  let runs = 0;
  const { look } = createScrollLoading({ clock, ...tagReach, distanceToEnd: () => distance, run: () => runs++ });
  look();
  clock.advance(500);
  expect(runs).toBe(0);
  distance = 1_000;
  for (let scroll = 0; scroll < 5; scroll++) {
    look();
    clock.advance(99);
  }
  expect(runs).toBe(0);
  clock.advance(1);
  expect(runs).toBe(1);
});
