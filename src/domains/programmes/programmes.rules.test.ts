import { describe, expect, test } from 'vitest';
import {
  airTime,
  byNextStart,
  daypartOf,
  daysAhead,
  ofDay,
  onAirNow,
  startLabel,
  startOf,
  studioTime,
} from './programmes.rules.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];
const programme = (name: string, time: string, weekdays = everyDay) => ({
  name,
  time,
  weekdays,
});

const night = programme('night', '00:00 - 06:00');
const morning = programme('morning', '07:00 - 10:00', workdays);
const lunch = programme('lunch', '12:00 - 14:00');
const vinyl = programme('vinyl', '21:00 - 00:00', [6]);
const week = [night, morning, lunch, vinyl];

describe('the clock on the studio wall', () => {
  test.each([
    ['a winter noon', '2026-01-05T11:00:00Z', 1, 12 * 60],
    ['a summer noon', '2026-07-06T10:00:00Z', 1, 12 * 60],
    ['a Sunday', '2026-11-15T08:30:00Z', 7, 9 * 60 + 30],
    ['an evening in Brazil that is already tomorrow in Rome', '2026-11-14T23:30:00Z', 7, 30],
    ['the last minute before the clocks go forward', '2026-03-29T00:59:00Z', 7, 60 + 59],
    ['the first minute after it', '2026-03-29T01:00:00Z', 7, 3 * 60],
    ['half past two, shown for the first time', '2026-10-25T00:30:00Z', 7, 2 * 60 + 30],
    ['half past two, shown again an hour later', '2026-10-25T01:30:00Z', 7, 2 * 60 + 30],
  ])('%s', (_what, instant, weekday, minute) => {
    expect(studioTime(Date.parse(instant))).toEqual({ weekday, minute });
  });
});

test.each([
  ['07:00 - 10:00', { start: 420, end: 600 }],
  ['21:00 - 00:00', { start: 1260, end: 1440 }],
  ['00:00 - 06:00', { start: 0, end: 360 }],
  ['22:00 - 02:00', { start: 1320, end: 1560 }],
  ['00:00 - 00:00', { start: 0, end: 1440 }],
  ['dopo cena', null],
  ['', null],
])('the air time %j is read as %j', (time, expected) => {
  expect(airTime(time)).toEqual(expected);
});

describe('what is on air', () => {
  test.each([
    ['at the first minute of a programme', '2026-11-16T07:00:00+01:00', 'morning'],
    ['in its last minute', '2026-11-16T09:59:59+01:00', 'morning'],
    ['nothing when it has ended', '2026-11-16T10:00:00+01:00', undefined],
    ['nothing on a day that is not its own', '2026-11-15T08:00:00+01:00', undefined],
    ['a minute before the midnight that ends it', '2026-11-14T23:59:00+01:00', 'vinyl'],
    ['the next one from midnight on', '2026-11-15T00:00:00+01:00', 'night'],
    ['Rome’s hour for a listener in São Paulo', '2026-11-16T04:30:00-03:00', 'morning'],
    ['summer time', '2026-07-06T05:00:00Z', 'morning'],
    ['winter time', '2026-01-05T06:00:00Z', 'morning'],
    ['the night still at the summer hour of the morning, in winter', '2026-01-05T04:59:00Z', 'night'],
    ['across the night in which the clocks go forward', '2026-03-29T03:59:00+02:00', 'night'],
    ['until six although that night is an hour short', '2026-03-29T06:00:00+02:00', undefined],
    ['until six although another night is an hour long', '2026-10-25T05:59:00+01:00', 'night'],
  ])('%s', (_when, instant, expected) => {
    expect(onAirNow(week, Date.parse(instant))?.name).toBe(expected);
  });

  test('a programme that crosses midnight goes on into the next day, also from Sunday to Monday', () => {
    const late = programme('late', '22:00 - 02:00', [7]);
    expect(onAirNow([late], Date.parse('2026-11-16T01:59:00+01:00'))).toBe(late);
    expect(onAirNow([late], Date.parse('2026-11-16T02:00:00+01:00'))).toBeNull();
    expect(onAirNow([late], Date.parse('2026-11-15T01:00:00+01:00'))).toBeNull();
  });

  test('where two overlap, the one that began last is on air', () => {
    const special = programme('special', '13:00 - 13:30');
    expect(onAirNow([special, lunch], Date.parse('2026-11-16T13:10:00+01:00'))).toBe(special);
    expect(onAirNow([lunch, special], Date.parse('2026-11-16T13:10:00+01:00'))).toBe(special);
  });

  test('an empty or unreadable schedule has nothing on air', () => {
    expect(onAirNow([], Date.now())).toBeNull();
    expect(onAirNow([programme('odd', 'sempre')], Date.now())).toBeNull();
  });
});

describe('what comes next', () => {
  const saturdayNoon = Date.parse('2026-11-14T12:30:00+01:00');

  test.each([
    ['later the same day', vinyl, 0],
    ['the next midnight', night, 1],
    ['on Monday', morning, 2],
    ['the same hour tomorrow, when it is on air already', lunch, 1],
    ['a week later, when its only hour of the week has begun', programme('noon', '12:00 - 13:00', [6]), 7],
    ['never, without a readable time', programme('odd', 'sempre'), Number.POSITIVE_INFINITY],
    ['never, without a day', programme('dayless', '10:00 - 11:00', []), Number.POSITIVE_INFINITY],
  ])('%s', (_when, one, expected) => {
    expect(daysAhead(one, saturdayNoon)).toBe(expected);
  });

  test('the programmes stand in the order in which they start next', () => {
    const names = byNextStart([...week, programme('odd', 'sempre')], saturdayNoon).map(({ name }) => name);
    expect(names).toEqual(['vinyl', 'night', 'lunch', 'morning']);
  });

  test('a day lists its own programmes by their hour', () => {
    expect(ofDay([lunch, vinyl, morning, night], 6).map(({ name }) => name)).toEqual(['night', 'lunch', 'vinyl']);
  });
});

test.each([
  ['00:00 - 06:00', 'night'],
  ['06:00 - 07:00', 'morning'],
  ['12:00 - 14:00', 'afternoon'],
  ['17:59 - 19:00', 'afternoon'],
  ['21:00 - 00:00', 'evening'],
])('a programme at %s belongs to the %s', (time, daypart) => {
  expect(daypartOf(programme('any', time))).toBe(daypart);
});

test.each([
  ['07:45 - 10:15', { start: 465, end: 615 }],
  ['07:00 - 10:00 circa', null],
  ['7:00 - 10:00', null],
])('the air time %j counts its minutes: %j', (programTime, expected) => {
  expect(airTime(programTime)).toEqual(expected);
});

test('a programme is called by its start, and one without a time begins at midnight', () => {
  expect(startLabel(programme('late', '21:30 - 23:00'))).toBe('21:30');
  expect([startOf(programme('late', '21:30 - 23:00')), startOf(programme('odd', 'dopo cena'))]).toEqual([1290, 0]);
});

test('what began yesterday evening is still on air after midnight, also from Monday to Tuesday', () => {
  const long = programme('long', '22:00 - 02:00', [1]);
  expect(onAirNow([long], Date.parse('2026-11-17T01:30:00+01:00'))).toBe(long);
  expect(onAirNow([long], Date.parse('2026-11-16T01:30:00+01:00'))).toBeNull();
  const sunday = programme('sunday', '22:00 - 02:00', [7]);
  expect(onAirNow([sunday], Date.parse('2026-11-16T01:30:00+01:00'))).toBe(sunday);
});

test('of two that began at the same minute the first of the list is on air', () => {
  const [one, other] = [programme('one', '08:00 - 09:00'), programme('other', '08:00 - 10:00')];
  expect(onAirNow([one, other], Date.parse('2026-11-16T08:30:00+01:00'))).toBe(one);
});

test('a programme that begins this very minute comes next in a week', () => {
  expect(daysAhead(programme('now', '08:00 - 09:00', [1]), Date.parse('2026-11-16T08:00:00+01:00'))).toBe(7);
});

test('of those that come on the same day the earlier one comes first', () => {
  const [late, early] = [programme('late', '20:00 - 21:00'), programme('early', '10:00 - 11:00')];
  expect(byNextStart([late, early], Date.parse('2026-11-16T08:00:00+01:00'))).toEqual([early, late]);
});
