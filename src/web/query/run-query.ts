import type { Clock, Timer } from '#kit/clock.ts';

/** What came of a question to the station. */
export type Outcome<T> = { kind: 'loaded'; data: T } | { kind: 'failed'; error: unknown };

type Options<T> = {
  clock: Clock;
  load(signal: AbortSignal): Promise<T>;
  /** How long after an answer the same is asked again; without it, once. */
  everyMs?: number;
  onOutcome(outcome: Outcome<T>): void;
};

/** Asks until it is stopped. Then the call under way is called off, and what it still brings is heard by nobody. */
export function runQuery<T>({ clock, load, everyMs, onOutcome }: Options<T>): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: Timer | undefined;

  async function ask(): Promise<void> {
    const outcome = await load(signal).then(
      (data): Outcome<T> => ({ kind: 'loaded', data }),
      (error): Outcome<T> => ({ kind: 'failed', error }),
    );
    if (signal.aborted) return;
    onOutcome(outcome);
    if (everyMs) timer = clock.setTimeout(ask, everyMs);
  }

  void ask();
  return () => {
    stopping.abort();
    clock.clearTimeout(timer);
  };
}
