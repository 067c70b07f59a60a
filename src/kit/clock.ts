export type Timer = ReturnType<typeof globalThis.setTimeout> | number;

export type Clock = {
  now(): number;
  setTimeout(run: () => void, ms: number): Timer;
  clearTimeout(timer: Timer | undefined): void;
};

export type FakeClock = Clock & {
  /** Moves time on and runs what falls due on the way, in order. */
  advance(ms: number): void;
  /** Like `advance`, but lets promises settle before, between and after the timers. */
  advanceAsync(ms: number): Promise<void>;
  /** How many timers wait. */
  pending(): number;
};

export const realClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
};

const mostTimersPerAdvance = 100_000;

/** A clock for tests: it stands still until it is told to move. */
export function createFakeClock(start = 0): FakeClock {
  const waiting = new Map<number, { due: number; run: () => void }>();
  let now = start;
  let lastId = 0;

  function takeDue(until: number) {
    let first: { id: number; due: number; run: () => void } | undefined;
    for (const [id, timer] of waiting) {
      if (timer.due <= until && (!first || timer.due < first.due)) first = { id, ...timer };
    }
    if (first) waiting.delete(first.id);
    return first;
  }

  function* steps(ms: number) {
    const until = now + ms;
    let ran = 0;
    for (let timer = takeDue(until); timer; timer = takeDue(until)) {
      if (++ran > mostTimersPerAdvance) throw new Error('Timers keep starting timers without time passing');
      now = timer.due;
      timer.run();
      yield;
    }
    now = until;
  }

  return {
    now: () => now,
    setTimeout(run, ms) {
      waiting.set(++lastId, { due: now + Math.max(0, ms), run });
      return lastId;
    },
    clearTimeout(timer) {
      if (typeof timer === 'number') waiting.delete(timer);
    },
    advance(ms) {
      for (const _ of steps(ms));
    },
    async advanceAsync(ms) {
      await settle();
      for (const _ of steps(ms)) await settle();
      await settle();
    },
    pending: () => waiting.size,
  };
}

// A turn of the real event loop: every promise that can go on has gone on after it.
function settle(): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, 0));
}
