import { fiveMinuteBucket } from '#kit/bucket.ts';
import type { Clock, Timer } from '#kit/clock.ts';

export type Polling = { start(): void; stop(): void };

type Rhythm = { firstMs: number; everyMs: number };

export const nowPlayingRhythm: Rhythm = { firstMs: 1_500, everyMs: 10_000 };
export const historyRhythm: Rhythm = { firstMs: 15_000, everyMs: 15_000 };

/** Asks with the five-minute bucket, so that all who ask within the same five minutes share one cached address. */
export function createPolling(clock: Clock, { firstMs, everyMs }: Rhythm, ask: (bucket: number) => void): Polling {
  let timer: Timer | undefined;

  function tick() {
    timer = clock.setTimeout(tick, everyMs);
    ask(fiveMinuteBucket(clock.now()));
  }

  return {
    start() {
      timer ??= clock.setTimeout(tick, firstMs);
    },
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
