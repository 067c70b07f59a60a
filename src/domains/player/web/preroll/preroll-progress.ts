const quarters = [
  { name: 'firstQuartile', share: 0.25 },
  { name: 'midpoint', share: 0.5 },
  { name: 'thirdQuartile', share: 0.75 },
] as const;

/** How much must have been heard for an end to be the advertisement's own. */
const almostAll = 0.8;

export type AdEvent = 'impression' | 'start' | (typeof quarters)[number]['name'] | 'complete';

/** What may be reported once so much of an advertisement was heard, in the order in which it happened. */
export function reached(heardSeconds: number, totalSeconds: number): AdEvent[] {
  if (heardSeconds <= 0) return [];
  const share = totalSeconds > 0 ? heardSeconds / totalSeconds : 0;
  return ['impression', 'start', ...quarters.filter((one) => share >= one.share).map(({ name }) => name)];
}

/** The element's clock is read a few times a second: the last reading before the end lies a little before it. */
export function isHeardOut(heardSeconds: number, totalSeconds: number): boolean {
  return totalSeconds > 0 && heardSeconds / totalSeconds >= almostAll;
}

export function remaining(heardSeconds: number, totalSeconds: number): number {
  return Math.max(0, Math.ceil(totalSeconds - heardSeconds));
}

/** `1:05`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Macros as ad servers write them: `[DEVICEIP]`. One that is not known here stays as it is. */
export function fillMacros(address: string, values: Readonly<Record<string, string>>): string {
  return address.replace(/\[([A-Z]+)\]/g, (macro, name: string) => {
    const value = values[name];
    return value === undefined ? macro : encodeURIComponent(value);
  });
}
