import { isoInZone, startOfDayInZone } from '#kit/zones.ts';
import type { ShowSeed } from '../content/podcasts.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const zone = 'Europe/Rome';

type Rhythm = Pick<ShowSeed, 'newestDaysAgo' | 'everyDays' | 'weekday' | 'hour'> & { episodes: readonly unknown[] };

/** When an episode of the demo comes out; a series promised for Tuesdays does on Tuesdays. */
export function episodeInstant(show: Rhythm, index: number, now: number): Date {
  const { newestDaysAgo, everyDays, episodes, hour, weekday } = show;
  const earlier = (episodes.length - 1 - index) * everyDays;
  if (weekday === undefined) return instantOf(newestDaysAgo + earlier, hour, now);
  return new Date(hourOf(newestDaysAgo + daysSinceWeekday(show, now) + earlier, hour, now));
}

function daysSinceWeekday({ newestDaysAgo, weekday = 0, hour }: Rhythm, now: number): number {
  const reckoned = new Date(dayOf(newestDaysAgo, now)).getUTCDay();
  const days = (reckoned - weekday + 7) % 7;
  // On the day itself, before the hour, the newest that is out is that of a week ago.
  const isStillToCome = (newestDaysAgo + days) % 7 === 0 && hourOf(0, hour, now) > now;
  return isStillToCome ? days + 7 : days;
}

/** The hour of the station's day, so many days ago. What is over is never ahead of now. */
export function instantOf(daysAgo: number, hour: number, now: number): Date {
  const at = hourOf(daysAgo, hour, now);
  return new Date(daysAgo >= 0 ? Math.min(at, now - (24 - hour) * 60_000) : at);
}

function hourOf(daysAgo: number, hour: number, now: number): number {
  return startOfDayInZone(dayOf(daysAgo, now), zone) + hour * hourMs;
}

/** The station's date so many days ago, as 2026-07-01: its noon, because days around a change of the clocks are not 24 hours long. */
function dayOf(daysAgo: number, now: number): string {
  return isoInZone(startOfDayInZone(now, zone) + dayMs / 2 - daysAgo * dayMs, zone).slice(0, 10);
}
