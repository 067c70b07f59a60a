import { expect, test } from 'vitest';
import { formatDate } from '#kit/zones.ts';
import { episodeInstant } from './podcast-days.ts';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

test.each([
  ['all of them out', { newestDaysAgo: 0, out: 3 }],
  ['one out and two announced', { newestDaysAgo: -14, out: 1 }],
])(
  'a series promised for Tuesdays keeps to them at whatever hour the demo is made: %s',
  (_, { newestDaysAgo, out }) => {
    const tuesdays = { newestDaysAgo, everyDays: 7, weekday: 2, hour: 6, episodes: [1, 2, 3] };
    for (let hour = 0; hour < 8 * 24; hour++) {
      const now = Date.UTC(2026, 10, 14, 0, 30) + hour * hourMs;
      const instants = tuesdays.episodes.map((_, index) => episodeInstant(tuesdays, index, now));
      const days = instants.map((at) => formatDate(at, { style: 'full' }));
      expect(days).toEqual(Array(3).fill(expect.stringMatching(/^martedì /)));
      const newest = instants.filter((at) => at.getTime() <= now);
      expect(newest).toHaveLength(out);
      expect(now - Math.max(...newest.map(Number))).toBeLessThan(weekMs);
    }
  },
);
