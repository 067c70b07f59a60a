const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const studioZone = 'Europe/Rome';

/** From then on the rule below is Italy's; before, summer began and ended on days of its own. */
export const ruleFrom = Date.UTC(1981, 0);

/**
 * How far the clocks of the studio are ahead of UTC. Reckoned: the first question to a browser's own calendar takes it 30 ms,
 * a phone more, and every page asks for the time of the studio.
 */
export function studioOffsetMs(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= lastSunday(year, 3) && instant < lastSunday(year, year < 1996 ? 9 : 10);
  return isSummer ? 2 * hourMs : hourMs;
}

/** Of the month, 1 to 12, at 1 h UTC: then the clocks of the whole Union change. */
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month, 0, 1));
  return end.getTime() - end.getUTCDay() * dayMs;
}

/** '2026-11-15T18:30:00.000', what calendar and clock on the wall of the studio show. A RangeError for what is no date. */
export function studioWall(date: string | number | Date): string {
  const instant = new Date(date).getTime();
  return new Date(instant + studioOffsetMs(instant)).toISOString().slice(0, -1);
}
