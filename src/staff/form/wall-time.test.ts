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

test('the clock is the station’s own, wherever it stands, also in the nights in which it is moved', () => {
  const summer = '2026-07-01T12:05:00.000Z';
  expect(wallOfInstant(summer, 'America/Sao_Paulo')).toBe('2026-07-01T09:05');
  expect(instantOfWall('2026-07-01T09:05', 'America/Sao_Paulo')).toBe(summer);
  // On 29 March 2026 Rome has no half past two, on 25 October it has two of them.
  expect(instantOfWall('2026-03-29T02:30', zone)).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOfWall('2026-03-29T03:30', zone)).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOfWall('2026-10-25T02:30', zone)).toBe('2026-10-25T00:30:00.000Z');
  expect(wallOfInstant('2026-10-25T01:30:00.000Z', zone)).toBe('2026-10-25T02:30');
});
