import { setTimeout as pause } from 'node:timers/promises';
import { afterwards } from '../afterwards.ts';

export type Ear = {
  bytes: number;
  /** How often it had to connect again. */
  returns: number;
  /** When sound came last, and the longest time without any since the last `forget`. */
  lastAt: number;
  longestSilenceMs: number;
};

const retryMs = 200;

/** Listens as a player does: when the line ends it comes again until there is sound. */
export function keepListening(address: string): Ear {
  const ear: Ear = { bytes: 0, returns: -1, lastAt: performance.now(), longestSilenceMs: 0 };
  const leaving = new AbortController();
  afterwards(() => leaving.abort());

  async function listenOnce(): Promise<void> {
    ear.returns++;
    const answer = await fetch(address, { signal: leaving.signal });
    if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
    for await (const chunk of answer.body ?? []) {
      const now = performance.now();
      if (ear.bytes > 0) ear.longestSilenceMs = Math.max(ear.longestSilenceMs, now - ear.lastAt);
      ear.lastAt = now;
      ear.bytes += chunk.length;
    }
  }

  void (async () => {
    while (!leaving.signal.aborted) {
      await listenOnce().catch(() => undefined);
      await pause(retryMs);
    }
  })();
  return ear;
}
