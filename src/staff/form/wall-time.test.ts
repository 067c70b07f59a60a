import { expect, test } from 'vitest';
import { instantOfWall, wallOfInstant } from './wall-time.ts';

const zone = 'Europe/Rome';

test('a moment is written by the station’s clock and comes back as the same moment, in summer and in winter', () => {
  for (const instant of ['2026-11-15T04:35:00.000Z', '2026-07-01T12:05:00.000Z']) {
    expect(instantOfWall(wallOfInstant(instant, zone), zone)).toBe(instant);
  }
  expect(wallOfInstant('2026-11-15T04:35:00Z', zone)).toBe('2026-11-15T05:35');
});

test('no moment is an empty field, and an empty field is no moment', () => {
  expect([wallOfInstant(null, zone), wallOfInstant('', zone), instantOfWall('', zone)]).toEqual(['', '', null]);
});
