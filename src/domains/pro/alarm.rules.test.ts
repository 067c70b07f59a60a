import { describe, expect, test } from 'vitest';
import { type Alarm, nextRing, noAlarm, parseAlarm, risingVolume } from './alarm.rules.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const at = (text: string) => new Date(text).getTime();

describe('the next ring', () => {
  const ring = (alarm: Partial<Alarm>, now: string) => {
    const due = nextRing({ isOn: true, time: '07:00', days: everyDay, ...alarm }, at(now));
    return due === null ? null : new Date(due);
  };

  test.each([
    ['later today', {}, '2026-11-16T06:59:59', '2026-11-16T07:00:00'],
    ['tomorrow, when this very minute has begun', {}, '2026-11-16T07:00:00', '2026-11-17T07:00:00'],
    ['on the next of its days', { days: [1, 5] }, '2026-11-16T08:00:00', '2026-11-20T07:00:00'],
    ['a week later on its only day', { days: [1] }, '2026-11-16T07:00:01', '2026-11-23T07:00:00'],
    ['on a Sunday', { days: [7] }, '2026-11-16T07:00:01', '2026-11-22T07:00:00'],
    ['over the end of a month', { time: '00:05' }, '2026-11-30T23:00:00', '2026-12-01T00:05:00'],
  ])('%s', (_when, alarm, now, expected) => {
    expect(ring(alarm, now)).toEqual(new Date(expected));
  });

  test('is at seven by the clock on the wall, also where the clocks change in the night', () => {
    for (const now of ['2026-03-28T22:00:00', '2026-10-24T22:00:00']) expect(ring({}, now)?.getHours()).toBe(7);
  });

  test('never comes when it is off or has no day', () => {
    expect(ring({ isOn: false }, '2026-11-16T06:00:00')).toBeNull();
    expect(ring({ days: [] }, '2026-11-16T06:00:00')).toBeNull();
  });
});

test.each([
  null,
  '',
  'x',
  'null',
  '{}',
  '{"isOn":1,"time":"07:00","days":[1]}',
  '{"isOn":true,"time":"24:00","days":[1]}',
  '{"isOn":true,"time":"07:00","days":"1"}',
])('what is kept as %j is no alarm', (kept) => {
  expect(parseAlarm(kept)).toEqual(noAlarm);
});

test('of the kept days only days count', () => {
  expect(parseAlarm('{"isOn":true,"time":"06:30","days":[7,0,1,8,"2",1]}')).toEqual({
    isOn: true,
    time: '06:30',
    days: [1, 7],
  });
});

test('the volume rises from hardly heard to the listener’s own within a minute, never beyond', () => {
  expect([0, 15_000, 30_000, 60_000, 90_000].map((ms) => risingVolume(80, ms))).toEqual([8, 26, 44, 80, 80]);
  expect(risingVolume(5, 0)).toBe(5);
  expect(risingVolume(5, 60_000)).toBe(5);
});

test('an alarm without a time, or with one that is no text, is none', () => {
  for (const time of [undefined, 7, ['07:00']]) {
    expect(parseAlarm(JSON.stringify({ isOn: true, time, days: [1] }))).toEqual(noAlarm);
  }
});

test('a volume of before it rang is the softest', () => {
  expect(risingVolume(80, -5_000)).toBe(8);
});
