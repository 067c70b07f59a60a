import { studioWall } from '#kit/studio-wall.ts';
import type { Programme } from './programmes.decode.ts';

export type Scheduled = Pick<Programme, 'weekdays' | 'time'>;

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const dayMinutes = 24 * 60;
const timeRange = /^(\d\d):(\d\d) - (\d\d):(\d\d)$/;

/** What the clock on the studio wall shows: 1 = Monday … 7 = Sunday, and the minutes since midnight. */
export function studioTime(instant: number): { weekday: number; minute: number } {
  const wall = studioWall(instant);
  const sundayFirst = new Date(`${wall.slice(0, 10)}T00:00Z`).getUTCDay();
  return { weekday: sundayFirst || 7, minute: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) };
}

/** Minutes since the midnight of its day. An end that is not after the start belongs to the next day: '21:00 - 00:00' ends at 1440. */
export function airTime(time: string): { start: number; end: number } | null {
  const [, fromHour, fromMinute, toHour, toMinute] = (timeRange.exec(time) ?? []).map(Number);
  if (fromHour === undefined || fromMinute === undefined || toHour === undefined || toMinute === undefined) return null;
  const start = fromHour * 60 + fromMinute;
  const end = toHour * 60 + toMinute;
  return { start, end: end > start ? end : end + dayMinutes };
}

export const startOf = ({ time }: Scheduled) => airTime(time)?.start ?? 0;
export const startLabel = ({ time }: Scheduled) => time.slice(0, 5);

/** The programme on air at an instant; where two overlap, the one that began last. */
export function onAirNow<P extends Scheduled>(programmes: readonly P[], instant: number): P | null {
  const { weekday, minute } = studioTime(instant);
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  let found: { programme: P; age: number } | null = null;
  for (const programme of programmes) {
    const air = airTime(programme.time);
    if (!air) continue;
    for (const [day, at] of [[weekday, minute] as const, [yesterday, minute + dayMinutes] as const]) {
      if (!programme.weekdays.includes(day) || at < air.start || at >= air.end) continue;
      if (!found || at - air.start < found.age) found = { programme, age: at - air.start };
    }
  }
  return found?.programme ?? null;
}

/** How many days ahead a programme starts next: 0 is later today, 7 the same day next week. */
export function daysAhead({ weekdays, time }: Scheduled, instant: number): number {
  const { weekday, minute } = studioTime(instant);
  const air = airTime(time);
  if (!air) return Number.POSITIVE_INFINITY;
  const waits = weekdays.map((day) => (day - weekday + 7) % 7 || (air.start > minute ? 0 : 7));
  return Math.min(...waits);
}

/** In the order in which they start next. What is on air stands where its next turn does. */
export function byNextStart<P extends Scheduled>(programmes: readonly P[], instant: number): P[] {
  return programmes
    .filter((programme) => Number.isFinite(daysAhead(programme, instant)))
    .toSorted((one, other) => daysAhead(one, instant) - daysAhead(other, instant) || startOf(one) - startOf(other));
}

/** A day's programmes by their start. */
export function ofDay<P extends Scheduled>(programmes: readonly P[], weekday: number): P[] {
  return byStart(programmes.filter(({ weekdays }) => weekdays.includes(weekday)));
}

export function byStart<P extends Scheduled>(programmes: readonly P[]): P[] {
  return programmes.toSorted((one, other) => startOf(one) - startOf(other));
}

export const dayparts = ['night', 'morning', 'afternoon', 'evening'] as const;
export type Daypart = (typeof dayparts)[number];

const daypartMinutes = dayMinutes / dayparts.length;

export function daypartOf(programme: Scheduled): Daypart {
  return dayparts[Math.floor(startOf(programme) / daypartMinutes)] ?? 'evening';
}
