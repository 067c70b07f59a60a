import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createScrollLoading, type ScrollReach } from '#web/scroll/scroll-loading.ts';
import { episodesReach, mixesReach } from '../podcasts.rules.ts';

function scrolled(reach: ScrollReach) {
  const clock = createFakeClock();
  const page = { distance: reach.withinPx, runs: 0 };
  const { look } = createScrollLoading({
    clock,
    ...reach,
    distanceToEnd: () => page.distance,
    run: () => {
      page.runs += 1;
    },
  });
  return { clock, page, look };
}

test('[PODCAST-13] episodes are loaded 200 ms after the last scroll, once', () => {
  const { clock, page, look } = scrolled(episodesReach);
  for (let scroll = 0; scroll < 5; scroll++) {
    look();
    clock.advance(199);
  }
  expect(page.runs).toBe(0);
  clock.advance(1);
  expect(page.runs).toBe(1);
});

test('[MIX-04] mixes are loaded within 400 px of the end, not before', () => {
  const { clock, page, look } = scrolled(mixesReach);
  page.distance = 401;
  look();
  clock.advance(1_000);
  expect(page.runs).toBe(0);
  page.distance = 400;
  look();
  clock.advance(200);
  expect(page.runs).toBe(1);
});
