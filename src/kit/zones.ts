import { ruleFrom, studioOffsetMs, studioZone } from './studio-wall.ts';

/** Strings are ISO 8601. Without an offset they are read as wall time of the zone, so that every machine agrees. */
export type DateValue = Date | number | string | null | undefined;
type DateStyle = 'short' | 'medium' | 'long' | 'full';
type DateOptions = { zone?: string; style?: DateStyle };

const invalidDate = 'Data inválida';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};
const timeStyle: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const clockStyle: Intl.DateTimeFormatOptions = { ...dateStyles.short, ...timeStyle, second: '2-digit' };

// A formatter takes about a hundred times as long to build as to use.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(name: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${zone}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat('it-IT', { ...options, timeZone: zone });
    formatters.set(key, found);
  }
  return found;
}

export function formatDate(value: DateValue, { zone = studioZone, style = 'long' }: DateOptions = {}): string {
  const instant = instantInZone(value, zone);
  if (Number.isNaN(instant)) return invalidDate;
  return formatter(style, zone, dateStyles[style]).format(instant);
}

export function formatTime(value: DateValue, { zone = studioZone }: { zone?: string } = {}): string {
  const instant = instantInZone(value, zone);
  if (Number.isNaN(instant)) return invalidDate;
  return formatter('time', zone, timeStyle).format(instant);
}

/** `2026-07-01T14:05:00+02:00`. Throws a RangeError for an invalid date, as `toISOString` does. */
export function isoInZone(value: DateValue, zone: string): string {
  const instant = instantInZone(value, zone);
  const offset = offsetMs(instant, zone);
  const sign = offset < 0 ? '-' : '+';
  const [hours, minutes] = [Math.abs(offset) / hourMs, (Math.abs(offset) % hourMs) / minuteMs].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${new Date(instant + offset).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`;
}

/** The first instant of the day, in ms. It is not always midnight: some zones move their clocks there. */
export function startOfDayInZone(value: DateValue, zone: string): number {
  return instantOfWall(wallMidnight(instantInZone(value, zone), zone), zone);
}

const isoInstant = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** The instant in ms, or NaN. '2026-07-01 14:05:00' is read as the zone's wall time, a bare date as its midnight. */
export function instantInZone(value: DateValue, zone: string): number {
  if (typeof value === 'number') return new Date(value).getTime();
  if (value instanceof Date) return value.getTime();
  const [, date, time = '00:00', offset] = isoInstant.exec(value ?? '') ?? [];
  if (!date) return Number.NaN;
  const midnight = Date.parse(`${date}T00:00Z`);
  // Some engines roll 30 February over into March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return Number.NaN;
  if (offset) return Date.parse(`${date}T${time}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  const wall = Date.parse(`${date}T${time}Z`);
  return Number.isNaN(wall) ? Number.NaN : instantOfWall(wall, zone);
}

// Wall time is kept as the ms that a UTC clock showing the same figures would have.
function instantOfWall(wall: number, zone: string): number {
  const [earlier = 0, later = 0] = [wall - dayMs, wall + dayMs]
    .map((near) => wall - offsetMs(near, zone))
    .sort((one, other) => one - other);
  // An hour shown twice means its first turn; an hour that is skipped means the moment after the jump.
  return earlier + offsetMs(earlier, zone) === wall ? earlier : later;
}

function wallMidnight(instant: number, zone: string): number {
  if (Number.isNaN(instant)) return Number.NaN;
  const wall = instant + offsetMs(instant, zone);
  return Math.floor(wall / dayMs) * dayMs;
}

function offsetMs(instant: number, zone: string): number {
  if (zone === studioZone && instant >= ruleFrom) return studioOffsetMs(instant);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter('clock', zone, clockStyle).formatToParts(instant))
    parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
