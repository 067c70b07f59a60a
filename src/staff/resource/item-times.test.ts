import { expect, test } from 'vitest';
import { shortTime } from './item-times.ts';

const zone = 'Europe/Rome';
const now = Date.parse('2026-11-15T07:12:00Z');

test('a time is written in the station’s zone, near days by their names', () => {
  expect(shortTime('2026-11-15T04:35:00Z', zone, now)).toBe('oggi 05:35');
  expect(shortTime('2026-11-14T17:20:00Z', zone, now)).toBe('ieri 18:20');
  expect(shortTime('2026-11-15T23:30:00Z', zone, now)).toBe('domani 00:30');
  expect(shortTime('2026-11-09T08:00:00Z', zone, now)).toBe('9 nov 2026 09:00');
});
