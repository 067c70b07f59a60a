const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
const dayMs = 24 * hourMs;

export const rome = 'Europe/Rome';

/** From then on Italy has moved its clocks with the Union: at 1 h UTC, on the last Sunday of March and of October. */
const unionsRuleFrom = Date.UTC(1997, 0);

/** How far the clocks of a zone are ahead of UTC. */
export function offsetMs(instant: number, zone: string): number {
  // The first question to a browser's own calendar takes it 30 ms, a phone more, and every page asks for the time of the studio.
  return zone === rome && instant >= unionsRuleFrom ? romeOffsetMs(instant) : offsetByCalendar(instant, zone);
}

function romeOffsetMs(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9);
  return isSummer ? 2 * hourMs : hourMs;
}

/** At 1 h UTC, of a month of 31 days. */
function lastSunday(year: number, month: number): number {
  const end = Date.UTC(year, month, 31, 1);
  return end - new Date(end).getUTCDay() * dayMs;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function offsetByCalendar(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of calendarOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / secondMs) * secondMs;
}

function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone);
  if (known) return known;
  const two = '2-digit';
  const clock = {
    day: two,
    month: two,
    year: 'numeric',
    hour: two,
    minute: two,
    second: two,
    hourCycle: 'h23',
  } as const;
  const made = new Intl.DateTimeFormat('it-IT', { ...clock, timeZone: zone });
  calendars.set(zone, made);
  return made;
}
