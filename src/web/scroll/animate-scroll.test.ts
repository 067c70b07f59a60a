import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { animateScroll, type Screen } from './animate-scroll.ts';

const frameMs = 10;

function openScreen({ still = false, furthest = 5000, from = 0 } = {}) {
  const clock = createFakeClock();
  let position = from;
  let takeOver: () => void = () => undefined;
  const screen: Screen = {
    now: clock.now,
    frame: (run) => void clock.setTimeout(run, frameMs),
    position: () => position,
    furthest: () => furthest,
    moveTo: (y) => {
      position = y;
    },
    prefersStillness: () => still,
    onTakeOver: (run) => {
      takeOver = run;
      return () => {
        takeOver = () => undefined;
      };
    },
  };
  return { clock, screen, position: () => position, takeOver: () => takeOver() };
}

test('the page moves steadily and arrives exactly at the end of its time', () => {
  const { clock, screen, position } = openScreen();
  animateScroll(1000, 700, screen);
  const seen: number[] = [];
  for (let at = 0; at < 690; at += 10) {
    clock.advance(10);
    seen.push(position());
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(position()).toBeLessThan(1000);
  clock.advance(10);
  expect(position()).toBe(1000);
  expect(clock.pending()).toBe(0);
});

test('whoever prefers no motion is there at once', () => {
  const { clock, screen, position } = openScreen({ still: true });
  animateScroll(1000, 700, screen);
  expect(position()).toBe(1000);
  expect(clock.pending()).toBe(0);
});

test('a reader who takes the wheel keeps it', () => {
  const { clock, screen, position, takeOver } = openScreen();
  animateScroll(1000, 700, screen);
  clock.advance(300);
  takeOver();
  const there = position();
  clock.advance(1000);
  expect(position()).toBe(there);
});

test('a newer scroll replaces the older one, and nobody scrolls beyond the page', () => {
  const { clock, screen, position } = openScreen({ furthest: 600, from: 300 });
  animateScroll(0, 700, screen);
  clock.advance(100);
  animateScroll(9000, 300, screen);
  clock.advance(2000);
  expect(position()).toBe(600);
  animateScroll(-80, 300, screen);
  clock.advance(2000);
  expect(position()).toBe(0);
});
