import { type Clock, realClock, type Timer } from './clock.ts';

export type Debounced<Args extends unknown[]> = {
  (...args: Args): void;
  cancel(): void;
  /** Runs at once what still waits. */
  flush(): void;
};

/** Runs `run` with the latest arguments once nobody has called for `ms`. Cancel it when its screen goes away. */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  ms: number,
  clock: Clock = realClock,
): Debounced<Args> {
  let timer: Timer | undefined;
  let latest: Args | undefined;

  function cancel(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    latest = undefined;
  }

  function flush(): void {
    const args = latest;
    cancel();
    if (args) run(...args);
  }

  function call(...args: Args): void {
    clock.clearTimeout(timer);
    latest = args;
    timer = clock.setTimeout(flush, ms);
  }

  return Object.assign(call, { cancel, flush });
}
