const freshMs = 120_000;

/** The home news are fetched anew when there are none or when they are older than two minutes. */
export function needsRefetch({ count, loadedAt }: { count: number; loadedAt: number }, now: number): boolean {
  return count === 0 || now - loadedAt > freshMs;
}
