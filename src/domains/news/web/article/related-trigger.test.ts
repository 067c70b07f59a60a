import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createRelatedTrigger } from './related-trigger.ts';

function open() {
  const clock = createFakeClock();
  let distance = 4_000;
  let runs = 0;
  const trigger = createRelatedTrigger({ clock, distanceToEnd: () => distance, run: () => runs++ });
  const scrollTo = (px: number) => {
    distance = px;
    trigger.look();
  };
  return { clock, trigger, scrollTo, runs: () => runs };
}

test('[NEWS-43] within two seconds of opening nothing more is loaded, wherever the reader is', () => {
  const { clock, scrollTo, runs } = open();
  scrollTo(0);
  clock.advance(1_999);
  expect(runs()).toBe(0);
  clock.advance(1);
  expect(runs()).toBe(1);
});

test('[NEWS-42] the related news wait until the reader is within 500 px of the end, and come once', () => {
  const { clock, scrollTo, runs } = open();
  clock.advance(10_000);
  scrollTo(501);
  expect(runs()).toBe(0);
  scrollTo(500);
  expect(runs()).toBe(1);
  scrollTo(100);
  expect(runs()).toBe(1);
});

test('a reader who has left loads nothing', () => {
  const { clock, trigger, scrollTo, runs } = open();
  trigger.stop();
  clock.advance(5_000);
  scrollTo(0);
  expect(runs()).toBe(0);
});
