import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createNewerCheck } from './newer-check.ts';

function open() {
  const clock = createFakeClock();
  let isVisible = true;
  let checks = 0;
  const newer = createNewerCheck({ clock, isVisible: () => isVisible, check: () => checks++ });
  return { clock, newer, checks: () => checks, show: (value: boolean) => (isVisible = value) };
}

test('[NEWS-51] the list looks for newer items every 120 s', () => {
  const { clock, newer, checks } = open();
  clock.advance(119_999);
  expect(checks()).toBe(0);
  clock.advance(1);
  expect(checks()).toBe(1);
  clock.advance(240_000);
  expect(checks()).toBe(3);
  newer.stop();
  expect(clock.pending()).toBe(0);
});

test('a page that nobody looks at asks nothing, and asks at once when somebody comes back after the time', () => {
  const { clock, newer, checks, show } = open();
  show(false);
  clock.advance(600_000);
  expect(checks()).toBe(0);
  show(true);
  newer.becameVisible();
  expect(checks()).toBe(1);
  newer.becameVisible();
  expect(checks()).toBe(1);
  clock.advance(120_000);
  expect(checks()).toBe(2);
});
