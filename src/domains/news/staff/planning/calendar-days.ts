import { instantInZone, isoInZone, startOfDayInZone } from '#kit/zones.ts';

export type CalendarView = 'month' | 'week';

const dayMs = 86_400_000;
const dateOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const nameOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day, as '2026-11-16', that a clock in the zone shows at this moment. */
export function dayInZone(instant: string | number, zone: string): string {
  return isoInZone(instant, zone).slice(0, 10);
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(dateOf(text)) && nameOf(dateOf(text)) === text;
}

function addDays(day: string, count: number): string {
  return nameOf(dateOf(day) + count * dayMs);
}

/** Whole weeks from Monday on: the one of the day, or all that its month touches. */
export function daysShown(view: CalendarView, day: string): string[] {
  if (view === 'week') return weeks(day, 7);
  const first = `${day.slice(0, 8)}01`;
  const monday = mondayOf(first);
  const last = addDays(addMonths(first, 1), -1);
  const length = (dateOf(mondayOf(last)) - dateOf(monday)) / dayMs + 7;
  return weeks(monday, length);
}

/** The day to show after one step forwards or back. */
export function stepFrom(view: CalendarView, day: string, step: number): string {
  return view === 'week' ? addDays(day, 7 * step) : addMonths(`${day.slice(0, 8)}01`, step);
}

/** From the first moment of the first day to the first after the last, as the zone counts them. */
export function spanOf(days: readonly string[], zone: string): { from: string; until: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const start = (day: string) => new Date(startOfDayInZone(day, zone)).toISOString();
  return { from: start(first), until: start(addDays(last, 1)) };
}

/** The same hour of the zone's clock on another day. */
export function sameHourOn(instant: string, day: string, zone: string): string {
  return new Date(instantInZone(`${day}T${isoInZone(instant, zone).slice(11, 19)}`, zone)).toISOString();
}

function weeks(day: string, length: number): string[] {
  const monday = mondayOf(day);
  return Array.from({ length }, (_, at) => addDays(monday, at));
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(dateOf(day)).getUTCDay() + 6) % 7));
}

function addMonths(first: string, count: number): string {
  const date = new Date(dateOf(first));
  date.setUTCMonth(date.getUTCMonth() + count);
  return nameOf(date.getTime());
}
