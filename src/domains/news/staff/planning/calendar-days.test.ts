import { expect, test } from 'vitest';
import { dayInZone, daysShown, isDay, sameHourOn, spanOf, stepFrom } from './calendar-days.ts';

const rome = 'Europe/Rome';

test('a month is shown in whole weeks, from Monday to Sunday', () => {
  const days = daysShown('month', '2026-11-16');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(daysShown('month', '2027-02-10')).toHaveLength(28);
  expect(daysShown('week', '2026-11-22')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test('a step goes to the next or the last week or month, from whichever day', () => {
  expect([stepFrom('month', '2026-01-31', 1), stepFrom('month', '2026-01-31', -1)]).toEqual([
    '2026-02-01',
    '2025-12-01',
  ]);
  expect([stepFrom('week', '2026-12-28', 1), stepFrom('week', '2026-01-05', -1)]).toEqual(['2027-01-04', '2025-12-29']);
});

test('days begin at the zone’s midnight, also where its clock is moved', () => {
  expect(spanOf(daysShown('week', '2026-10-25'), rome)).toEqual({
    from: '2026-10-18T22:00:00.000Z',
    until: '2026-10-25T23:00:00.000Z',
  });
  expect(dayInZone('2026-11-15T23:30:00Z', rome)).toBe('2026-11-16');
});

test('a story keeps its hour on another day, whatever the season', () => {
  expect(sameHourOn('2026-10-20T06:30:00.000Z', '2026-11-02', rome)).toBe('2026-11-02T07:30:00.000Z');
});

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['oggi', false],
])('%s: a day? %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
