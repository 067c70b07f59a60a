import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatTime, instantInZone, isoInZone, startOfDayInZone } from './zones.ts';

const rome = 'Europe/Rome';
const saoPaulo = 'America/Sao_Paulo';
const iso = (ms: number) => new Date(ms).toISOString();

test.each([
  ['nothing', null],
  ['a missing field', undefined],
  ['an empty text', ''],
  ['a text', 'domani'],
  ['a text that ends in a number', 'notizia 12'],
  ['a day that no month has', '2026-02-30'],
  ['a month that no year has', '2026-13-01'],
  ['an hour that no day has', '2026-07-01T25:00:00Z'],
  ['a broken number', Number.NaN],
  ['a number beyond all calendars', 1e20],
  ['a broken Date', new Date('x')],
])("[SHELL-40] the listener reads 'Data inválida' where the date is %s", (_fault, value) => {
  expect(formatDate(value)).toBe('Data inválida');
  expect(formatTime(value)).toBe('Data inválida');
});

describe('a date', () => {
  test.each([
    ['short', '01/07/2026'],
    ['medium', '1 lug 2026'],
    ['long', '1 luglio 2026'],
    ['full', 'mercoledì 1 luglio 2026'],
  ] as const)('is written %s as "%s"', (style, shown) => {
    expect(formatDate('2026-07-01T12:00:00Z', { style })).toBe(shown);
  });

  test('is the one of its zone', () => {
    const instant = Date.UTC(2026, 6, 1, 1, 30);
    expect(formatDate(instant, { zone: rome })).toBe('1 luglio 2026');
    expect(formatDate(instant, { zone: saoPaulo })).toBe('30 giugno 2026');
    expect(formatTime(instant, { zone: rome })).toBe('03:30');
    expect(formatTime(instant, { zone: saoPaulo })).toBe('22:30');
    expect(formatTime('2026-07-01T00:05', { zone: rome })).toBe('00:05');
  });

  test('without a time stays that day in every zone', () => {
    expect(formatDate('1990-05-17', { zone: saoPaulo, style: 'short' })).toBe('17/05/1990');
    expect(formatDate('1990-05-17', { zone: 'Asia/Tokyo', style: 'short' })).toBe('17/05/1990');
  });
});

test.each([
  ['2026-07-01T12:00:00Z', rome, '2026-07-01T14:00:00+02:00'],
  ['2026-01-01T12:00:00Z', rome, '2026-01-01T13:00:00+01:00'],
  ['2026-07-01T01:00:00Z', saoPaulo, '2026-06-30T22:00:00-03:00'],
  ['2026-07-01T12:00:00Z', 'Asia/Kolkata', '2026-07-01T17:30:00+05:30'],
  ['2026-07-01T12:00:00Z', 'UTC', '2026-07-01T12:00:00+00:00'],
])('%s in %s is %s', (value, zone, shown) => {
  expect(isoInZone(value, zone)).toBe(shown);
});

test('an invalid date has no ISO form and no day', () => {
  expect(() => isoInZone('domani', rome)).toThrow(RangeError);
  expect(() => startOfDayInZone('domani', rome)).toThrow(RangeError);
});

test.each([
  ['2026-07-01T12:00:00Z', rome, '2026-06-30T22:00:00.000Z'],
  ['2026-06-30T22:00:00Z', rome, '2026-06-30T22:00:00.000Z'],
  ['2026-06-30T21:59:59Z', rome, '2026-06-29T22:00:00.000Z'],
  ['2026-03-29T12:00:00Z', rome, '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T23:30:00+01:00', rome, '2026-10-24T22:00:00.000Z'],
  ['2018-11-04T12:00:00Z', saoPaulo, '2018-11-04T03:00:00.000Z'],
  ['2018-02-18T12:00:00Z', saoPaulo, '2018-02-18T03:00:00.000Z'],
])('the day of %s in %s begins at %s', (value, zone, start) => {
  expect(iso(startOfDayInZone(value, zone))).toBe(start);
});

test.each([
  ['2026-07-01 10:00:00', saoPaulo, '2026-07-01T13:00:00.000Z'],
  ['2026-07-01T10:00', rome, '2026-07-01T08:00:00.000Z'],
  ['2026-07-01T10:00:00+0200', rome, '2026-07-01T08:00:00.000Z'],
  ['2026-07-01T10:00:00.250Z', rome, '2026-07-01T10:00:00.250Z'],
  ['2026-03-29 02:30:00', rome, '2026-03-29T01:30:00.000Z'],
  ['2026-10-25 02:30:00', rome, '2026-10-25T00:30:00.000Z'],
])('"%s" on the wall of %s is %s', (wall, zone, instant) => {
  expect(iso(instantInZone(wall, zone))).toBe(instant);
});

test('every instant is found again from its ISO form, whatever the zone', () => {
  const zones = fc.constantFrom(rome, saoPaulo, 'UTC', 'Asia/Kolkata', 'America/Havana', 'Pacific/Apia');
  const seconds = fc.integer({ min: Date.UTC(1970, 0) / 1000, max: Date.UTC(2100, 0) / 1000 });
  fc.assert(
    fc.property(seconds, zones, (second, zone) => {
      const text = isoInZone(second * 1000, zone);
      expect(Date.parse(text)).toBe(second * 1000);
      const start = startOfDayInZone(second * 1000, zone);
      expect(start).toBeLessThanOrEqual(second * 1000);
      expect(isoInZone(start, zone).slice(0, 10)).toBe(text.slice(0, 10));
      expect(isoInZone(start - 1000, zone).slice(0, 10)).not.toBe(text.slice(0, 10));
    }),
  );
});
