import { expect, test } from 'vitest';
import { presentSpans } from './listeners.present.ts';

const starts = [
  { at: 0, written: '2026-07-01T00:00:00-03:00' },
  { at: 1, written: '2026-07-01T01:00:00-03:00' },
];

test('[STATS-19] each graph series has x, max, min and stddev for every span of time', () => {
  const row = { series: 'https', at: 1, count: 60, mean: 100.12345, max: 130, min: 80, stddev: 7.98765 };
  const { timeData, listenersData } = presentSpans(starts, [row], ['https', 'total']);
  expect(timeData).toEqual(starts.map(({ written }) => written));
  expect(listenersData.https).toEqual({
    x: [null, 100.123],
    max: [null, 130],
    min: [null, 80],
    stddev: [null, 7.988],
    count: [0, 60],
  });
});

test('[REPORT-03] where nobody counted there is nothing, not zero', () => {
  const { listenersData } = presentSpans(starts, [], ['total']);
  const nothing = [null, null];
  expect(listenersData.total).toEqual({ x: nothing, max: nothing, min: nothing, stddev: nothing, count: [0, 0] });
});
