import type { Clock, Timer } from '#kit/clock.ts';

/** A media clock that stands still for so long while it should move counts as an error. */
const stallAfterMs = 8_000;
const lookEveryMs = 1_000;

type Options = {
  clock: Clock;
  currentTime: () => number;
  /** The media clock moved, for the first time since `restart`. */
  onMoved: () => void;
  onStalled: () => void;
};

/** Browsers tell of most failures; of a connection that stays open and brings nothing they tell nothing. */
export function createStallWatchdog({ clock, currentTime, onMoved, onStalled }: Options) {
  let timer: Timer | undefined;
  let lastTime = 0;
  let lastMoveAt = 0;
  let hasMoved = false;

  function look() {
    timer = clock.setTimeout(look, lookEveryMs);
    const time = currentTime();
    if (time !== lastTime) {
      lastTime = time;
      lastMoveAt = clock.now();
      if (hasMoved) return;
      hasMoved = true;
      onMoved();
    } else if (clock.now() - lastMoveAt >= stallAfterMs) {
      stop();
      onStalled();
    }
  }

  function stop() {
    clock.clearTimeout(timer);
    timer = undefined;
  }

  function restart() {
    stop();
    lastTime = currentTime();
    lastMoveAt = clock.now();
    hasMoved = false;
    timer = clock.setTimeout(look, lookEveryMs);
  }

  return { restart, stop, isWatching: () => timer !== undefined };
}
