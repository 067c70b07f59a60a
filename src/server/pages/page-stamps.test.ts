import { expect, test } from 'vitest';
import { createPageStamps } from './page-stamps.ts';

const minuteMs = 60_000;

test('the stamp of a page shows that it was loaded within the last half hour at least, and never after an hour', () => {
  let now = Date.parse('2026-11-15T12:00:00Z');
  const stamps = createPageStamps('a secret of at least thirty-two letters', () => now);
  const stamp = stamps.issue('/programacao');
  expect(stamp).toBe(stamps.issue('/programacao'));
  now += 59 * minuteMs;
  expect(stamps.isLoaded('/programacao', stamp)).toBe(true);
  now += minuteMs;
  expect(stamps.isLoaded('/programacao', stamp)).toBe(false);
});

test('nobody names the stamp of a page that they have not loaded', () => {
  const now = () => 0;
  const stamps = createPageStamps('a secret of at least thirty-two letters', now);
  const other = createPageStamps('another secret of thirty-two letters and more', now);
  for (const made of [
    '',
    'x',
    stamps.issue('/parceiros'),
    other.issue('/programacao'),
    `${stamps.issue('/programacao')}x`,
  ]) {
    expect([made, stamps.isLoaded('/programacao', made)]).toEqual([made, false]);
  }
});
