import type { Clock } from '#kit/clock.ts';
import { debounce } from '#kit/debounce.ts';

const scrollWithinPx = 1_000;
const scrollPauseMs = 100;

type Options = { clock: Clock; distanceToEnd(): number; run(): void };

/** Call `look` at every scroll: once the scrolling has paused for 100 ms within 1000 px of the end, `run` is called. */
export function createScrollLoading({ clock, distanceToEnd, run }: Options) {
  const look = debounce(
    () => {
      if (distanceToEnd() <= scrollWithinPx) run();
    },
    scrollPauseMs,
    clock,
  );
  return { look: () => look(), stop: look.cancel };
}
