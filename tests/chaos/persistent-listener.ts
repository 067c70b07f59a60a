import { setTimeout as pause } from 'node:timers/promises';
import { afterwards } from '../afterwards.ts';

export type Ear = {
  bytes: number;
  /** How often it had to connect again. */
  returns: number;
  /** Until when what has come suffices; a new connection begins with an empty buffer. */
  playsUntil: number;
  /** The longest time with nothing to play, and between two pieces that came. */
  longestSilenceMs: number;
  longestWaitMs: number;
};

const retryMs = 200;
const bytesPerMs = 16;

/** Listens as a player does: when the line ends it comes again until there is sound. */
export function keepListening(address: string): Ear {
  const ear: Ear = { bytes: 0, returns: -1, playsUntil: 0, longestSilenceMs: 0, longestWaitMs: 0 };
  let lastAt = performance.now();
  const leaving = new AbortController();
  afterwards(() => leaving.abort());

  async function listenOnce(): Promise<void> {
    ear.returns++;
    const answer = await fetch(address, { signal: leaving.signal });
    if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
    let isNew = true;
    for await (const chunk of answer.body ?? []) {
      const now = performance.now();
      if (ear.bytes > 0) {
        ear.longestSilenceMs = Math.max(ear.longestSilenceMs, now - ear.playsUntil);
        ear.longestWaitMs = Math.max(ear.longestWaitMs, now - lastAt);
      }
      lastAt = now;
      ear.playsUntil = (isNew ? now : Math.max(now, ear.playsUntil)) + chunk.length / bytesPerMs;
      ear.bytes += chunk.length;
      isNew = false;
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

/** Who has nothing to play yet is silent still. */
export function silenceOf({ longestSilenceMs, playsUntil }: Ear): number {
  return Math.max(0, longestSilenceMs, performance.now() - playsUntil);
}

export function forgetSilence(ears: readonly Ear[]): void {
  for (const ear of ears) Object.assign(ear, { longestSilenceMs: 0, longestWaitMs: 0 });
}
