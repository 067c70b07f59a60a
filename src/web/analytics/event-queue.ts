import type { BodyOf } from '#contract/endpoint.ts';
import type { sendEvents } from '#domains/stats/stats.contract.ts';
import type { Clock, Timer } from '#kit/clock.ts';

export type TrackedEvent = BodyOf<typeof sendEvents>['events'][number];

const batchDelayMs = 2_000;
const batchSize = 20;
/** Without a network events wait; beyond this the oldest are let go. */
const mostWaiting = 100;
const retryDelayMs = 30_000;

export type EventQueue = {
  add(event: TrackedEvent): void;
  /** Sends now what waits: the page is about to go. */
  flush(): void;
  /** The visitor withdrew their consent: what waits is forgotten. */
  drop(): void;
};

type Options = { clock: Clock; send: (events: TrackedEvent[]) => Promise<unknown> };

/** Events travel in batches: two seconds after the first, or twenty at once. */
export function createEventQueue({ clock, send }: Options): EventQueue {
  let waiting: TrackedEvent[] = [];
  let timer: Timer | undefined;
  let isFailing = false;
  /** Grows when the visitor withdraws, so that a failed batch of before is not put back. */
  let era = 0;

  function arm(delayMs: number): void {
    timer ??= clock.setTimeout(flush, delayMs);
  }

  function stopTimer(): void {
    clock.clearTimeout(timer);
    timer = undefined;
  }

  function flush(): void {
    stopTimer();
    while (waiting.length > 0) void sendBatch(waiting.splice(0, batchSize));
  }

  async function sendBatch(batch: TrackedEvent[]): Promise<void> {
    const sentIn = era;
    try {
      await send(batch);
      isFailing = false;
    } catch {
      isFailing = true;
      if (sentIn !== era) return;
      waiting = [...batch, ...waiting].slice(-mostWaiting);
      arm(retryDelayMs);
    }
  }

  return {
    add(event) {
      waiting = [...waiting, event].slice(-mostWaiting);
      if (waiting.length >= batchSize && !isFailing) flush();
      else arm(batchDelayMs);
    },
    flush,
    drop() {
      stopTimer();
      waiting = [];
      era++;
    },
  };
}
