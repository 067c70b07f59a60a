import { instantInZone, isoInZone } from '#kit/zones.ts';

/** What a clock in the zone shows, as a date-time input takes it; empty for no moment. */
export function wallOfInstant(instant: unknown, zone: string): string {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return '';
  return isoInZone(instant, zone).slice(0, 16);
}

/** The moment at which a clock in the zone shows this; null while none is chosen. */
export function instantOfWall(wall: string, zone: string): string | null {
  const ms = instantInZone(wall, zone);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
