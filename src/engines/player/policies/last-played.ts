const staleAfterMs = 900_000;
const mostEntries = 20;

/** Whether the list must be fetched again; one that never was must. */
export function isLastPlayedStale(fetchedAtMs: number | null, nowMs: number): boolean {
  return fetchedAtMs === null || nowMs - fetchedAtMs > staleAfterMs;
}

/** The newest stands first; the oldest falls off the end. */
export function lastPlayedWith<Item>(entries: readonly Item[], ...newer: Item[]): Item[] {
  return [...newer, ...entries].slice(0, mostEntries);
}
