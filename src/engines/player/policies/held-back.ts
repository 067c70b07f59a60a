import type { Clock, Timer } from '#kit/clock.ts';

/** Beyond this the position says something about the browser, not about the listener. */
const longestDelayMs = 60_000;

export type MediaPosition = {
  currentTimeSeconds: number;
  connectedAtMs: number;
  /** When what is heard aired, where the stream itself says so: HLS does, in the station's time. */
  airedAtMs?: number | null;
};

/**
 * How far behind the air the listener hears. A station greets with the last `burstMs` of its programme, so the media
 * clock's 0 lies that much before the connection; whatever stalls later shows in the media clock itself. What the
 * browser calls `buffered` is no help: Chromium counts about two seconds ahead of the ear, however much has arrived.
 */
export function listenerDelayMs(
  { currentTimeSeconds, connectedAtMs, airedAtMs }: MediaPosition,
  burstMs: number,
  nowMs: number,
): number {
  const toldMs = nowMs - (airedAtMs ?? Number.NaN);
  // A machine whose clock is wrong makes nonsense of the station's dates.
  if (toldMs >= 0 && toldMs <= longestDelayMs) return toldMs;
  const delayMs = nowMs - (connectedAtMs - burstMs + currentTimeSeconds * 1_000);
  return Number.isFinite(delayMs) ? Math.min(longestDelayMs, Math.max(0, delayMs)) : 0;
}

/** How long an item that starts on the air at `startsAtMs` must still wait until it is heard. */
export function heldBackMs(startsAtMs: number, delayMs: number, nowMs: number): number {
  return Math.max(0, startsAtMs + delayMs - nowMs);
}

type Options<Item> = {
  clock: Clock;
  /** The listener's delay at this moment; 0 while nothing sounds, so that the page then shows the air itself. */
  delayMs: () => number;
  show: (item: Item) => void;
};

/** Shows each item when it is heard: never before, and in the order of the air. */
export function createHeldBack<Item>({ clock, delayMs, show }: Options<Item>) {
  const waiting: { item: Item; startsAtMs: number }[] = [];
  let timer: Timer | undefined;

  function look() {
    clock.clearTimeout(timer);
    for (let next = waiting[0]; next; next = waiting[0]) {
      const waitMs = heldBackMs(next.startsAtMs, delayMs(), clock.now());
      if (waitMs > 0) {
        // A stall meanwhile makes the delay longer, so the time is looked at again when it has come.
        timer = clock.setTimeout(look, waitMs);
        return;
      }
      waiting.shift();
      show(next.item);
    }
  }

  return {
    offer(item: Item, startsAtMs: number) {
      waiting.push({ item, startsAtMs });
      // One that was shown too early comes back later than what follows it.
      waiting.sort((one, other) => one.startsAtMs - other.startsAtMs);
      look();
    },
    /** The delay is another now: sound began, or stopped. */
    look,
    stop() {
      clock.clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
