import { describe, expect, test } from 'vitest';
import { permissionsOf } from '#domains/accounts/accounts.rules.ts';
import {
  channelOf,
  channels,
  codesOf,
  isTooLong,
  lastSevenDays,
  listenerSeries,
  readRange,
} from './listeners.rules.ts';

test('[STATS-11] listeners are counted in the channels that the statistics name, and the total is none of them', () => {
  const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
  expect([...channels].sort()).toEqual(
    [
      ...['https', 'http', 'android', 'ios', 'facebook', 'google', 'bing', 'newradio', 'alexa'],
      ...['casterSid1', 'casterSid2'],
      ...numbered('italySid', 3),
      ...numbered('crosshostExtraSid', 12),
    ].sort(),
  );
  expect(channels).not.toContain('total');
  expect(listenerSeries).toEqual(['total', ...channels]);
});

describe('who may read the statistics', () => {
  test.each([
    [['statistics'], [1, 3]],
    [['administrator'], [1, 2, 3]],
    [['editor', 'music', 'promotions'], []],
    [['sales'], [1]],
    [[], []],
    [['nobody knows this role'], []],
  ])('[STATS-06] staff with the roles %j have the codes %j', (roles, codes) => {
    expect(codesOf(permissionsOf(roles))).toEqual(codes);
    expect(codes.includes(1)).toBe(permissionsOf(roles).has('stats.read'));
  });
});

describe('whom a listener counts for', () => {
  const sources = new Map([
    ['antena_1_italia', 'italySid1'],
    ['old', 'no such channel'],
  ]);
  test.each([
    [{ streamId: 'antena_1' }, 'https'],
    [{ streamId: 'antena_1_italia' }, 'italySid1'],
    [{ streamId: 'casterSid2' }, 'casterSid2'],
    [{ streamId: 'old' }, 'https'],
    [{ streamId: 'antena_1', campaign: 'google' }, 'google'],
    [{ streamId: 'antena_1_italia', campaign: 'metro-roma' }, 'italySid1'],
    [{ streamId: 'antena_1', campaign: 'casterSid1' }, 'https'],
    [{ streamId: 'total' }, 'https'],
  ])('%j counts for %s', (stream, channel) => {
    expect(channelOf(stream, sources)).toBe(channel);
  });
});

describe('a range', () => {
  test('[STATS-15] is read in Brasilia time, or with the offset that it brings', () => {
    const expected = { from: Date.parse('2026-07-01T03:00Z'), until: Date.parse('2026-07-02T02:59Z') };
    expect(readRange('2026-07-01T00:00', '2026-07-01T23:59')).toEqual(expected);
    expect(readRange('2026-07-01 00:00:00', '2026-07-01 23:59:00')).toEqual(expected);
    expect(readRange('2026-07-01T05:00+02:00', '2026-07-02T02:59Z')).toEqual(expected);
  });

  test('that ends before it begins, or has a date that does not exist, is none', () => {
    expect(readRange('2026-07-02', '2026-07-01')).toBe('end before start');
    expect(readRange('2026-02-30', '2026-07-01')).toBe('bad date');
    expect(readRange('2026-07-01', 'tomorrow')).toBe('bad date');
  });

  test('may be two years by the hour and two weeks by the minute, no more', () => {
    const days = (count: number) => ({ from: 0, until: count * 86_400_000 });
    expect(isTooLong(days(2 * 366), 'hour')).toBe(false);
    expect(isTooLong(days(14), 'minute')).toBe(false);
    expect(isTooLong(days(15), 'minute')).toBe(true);
    expect(isTooLong(days(19_000), 'day')).toBe(false);
    expect(isTooLong(days(19_000), 'hour')).toBe(true);
  });

  test('[STATS-17] begins as the last seven days of Brasilia, from their first minute to their last', () => {
    const default7 = { startDate: '2026-06-25T00:00', endDate: '2026-07-01T23:59' };
    expect(lastSevenDays(Date.parse('2026-07-01T12:00Z'))).toEqual(default7);
    // It is already the second of July in Rome and in Greenwich.
    expect(lastSevenDays(Date.parse('2026-07-02T02:59Z'))).toEqual(default7);
    expect(lastSevenDays(Date.parse('2026-07-02T03:00Z')).endDate).toBe('2026-07-02T23:59');
  });
});

test.each([
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 23 * 3_600_000],
  ['week', 7 * 86_400_000 - 3_600_000],
  ['month', 28 * 86_400_000 - 3_600_000],
] as const)('a range by the %s has 20,500 spans at most, each of the shortest that there is', (choiceTime, spanMs) => {
  const from = Date.parse('2026-01-01T00:00Z');
  expect(isTooLong({ from, until: from + 20_500 * spanMs }, choiceTime)).toBe(false);
  expect(isTooLong({ from, until: from + 20_500 * spanMs + 1 }, choiceTime)).toBe(true);
});

test('a range may begin and end at the same minute', () => {
  expect(readRange('2026-07-01T10:00', '2026-07-01T10:00')).toMatchObject({ from: expect.any(Number) });
});
