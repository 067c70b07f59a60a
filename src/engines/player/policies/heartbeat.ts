import type { Clock, Timer } from '#kit/clock.ts';

const heartbeatMs = 240_000;

/** Beats every four minutes as long as somebody listens. */
export function createHeartbeat(clock: Clock, beat: () => void) {
  let timer: Timer | undefined;

  function next() {
    timer = clock.setTimeout(() => {
      next();
      beat();
    }, heartbeatMs);
  }

  return function listen(isListening: boolean) {
    if (isListening === (timer !== undefined)) return;
    clock.clearTimeout(timer);
    timer = undefined;
    if (isListening) next();
  };
}
