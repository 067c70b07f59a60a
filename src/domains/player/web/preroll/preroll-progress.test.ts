import { expect, test } from 'vitest';
import { fillMacros, isHeardOut, minutesAndSeconds, reached, remaining } from './preroll-progress.ts';

test.each([
  [0, []],
  [0.1, ['impression', 'start']],
  [4.9, ['impression', 'start']],
  [5, ['impression', 'start', 'firstQuartile']],
  [10, ['impression', 'start', 'firstQuartile', 'midpoint']],
  [15, ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile']],
  [20, ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile']],
])('of twenty seconds %d are heard, so %j is reported', (heard, events) => {
  expect(reached(heard, 20)).toEqual(events);
});

test('an advertisement of unknown length has begun, and nothing more is known', () => {
  expect(reached(7, 0)).toEqual(['impression', 'start']);
  expect(isHeardOut(7, 0)).toBe(false);
});

test('what ends near its end was heard out, what breaks off was not', () => {
  expect([15.9, 16, 19.7, 20].map((heard) => isHeardOut(heard, 20))).toEqual([false, true, true, true]);
});

test('the remaining time counts whole seconds down to nothing', () => {
  expect([0, 0.2, 19.2, 20, 21].map((heard) => remaining(heard, 20))).toEqual([20, 20, 1, 0, 0]);
  expect([65, 60, 9, 0].map(minutesAndSeconds)).toEqual(['1:05', '1:00', '0:09', '0:00']);
});

test('macros are filled in, encoded, and left alone where they are not known', () => {
  const filled = fillMacros('https://ads.example/?u=[USERID]&ip=[DEVICEIP]&x=[OTHER]', {
    USERID: 'a1_7',
    DEVICEIP: '2001:db8::1',
  });
  expect(filled).toBe('https://ads.example/?u=a1_7&ip=2001%3Adb8%3A%3A1&x=[OTHER]');
});
