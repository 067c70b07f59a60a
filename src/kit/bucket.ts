const fiveMinutesMs = 300_000;

/** The same number for everybody within the same five minutes, so that their requests share one cached address. */
export function fiveMinuteBucket(nowMs: number): number {
  return Math.floor(nowMs / fiveMinutesMs);
}
