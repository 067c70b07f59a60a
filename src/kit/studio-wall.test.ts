import { expect, test } from 'vitest';
import { ruleFrom, studioOffsetMs, studioWall, studioZone } from './studio-wall.ts';

const minuteMs = 60_000;

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: studioZone, dateStyle: 'short', timeStyle: 'medium' });

/** By the calendar that Node brings, which follows every law; ours is a rule of its own. */
function offsetByCalendar(instant: number): number {
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant;
}

test('the clocks of the studio change when Italy changes them, in every year since its rule', () => {
  for (let year = new Date(ruleFrom).getUTCFullYear(); year < 2040; year++) {
    const months = Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15, 12));
    const changes = [2, 8, 9].flatMap((month) =>
      Array.from({ length: 8 }, (_, day) => Date.UTC(year, month, 31 - day, 1)).flatMap((at) => [at - minuteMs, at]),
    );
    for (const instant of [...months, ...changes])
      expect([new Date(instant), studioOffsetMs(instant)]).toEqual([new Date(instant), offsetByCalendar(instant)]);
  }
});

test('the wall of the studio shows its own day and hour, and nothing for what is no date', () => {
  expect(studioWall('2026-11-15T23:30:00Z')).toBe('2026-11-16T00:30:00.000');
  expect(() => studioWall('domani')).toThrow(RangeError);
});
