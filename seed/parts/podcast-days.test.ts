import { expect, test } from 'vitest';
import { formatDate } from '#kit/zones.ts';
import { episodeInstant } from './podcast-days.ts';

const hourMs = 3_600_000;
const tuesdays = { newestDaysAgo: 0, everyDays: 7, weekday: 2, hour: 9, episodes: [1, 2, 3] };

test('a series promised for Tuesdays came out on Tuesdays, at whatever hour the demo is made, and never ahead of it', () => {
  for (let hour = 0; hour < 8 * 24; hour++) {
    const now = Date.UTC(2026, 10, 14, 0, 30) + hour * hourMs;
    const instants = tuesdays.episodes.map((_, index) => episodeInstant(tuesdays, index, now));
    expect(instants.map((at) => formatDate(at, { style: 'full' }))).toEqual(
      Array(3).fill(expect.stringMatching(/^martedì /)),
    );
    expect(instants.every((at) => at.getTime() <= now)).toBe(true);
    expect(now - (instants[2]?.getTime() ?? 0)).toBeLessThan(7 * 24 * hourMs + hourMs);
  }
});
