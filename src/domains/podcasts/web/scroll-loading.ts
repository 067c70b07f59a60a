import type { Clock } from '#kit/clock.ts';
import { debounce } from '#kit/debounce.ts';
import { scrollPauseMs } from '../podcasts.rules.ts';

type Options = { clock: Clock; withinPx: number; distanceToEnd(): number; run(): void };

/** Call `look` at every scroll: once the scrolling has paused for 200 ms within reach of the end, `run` is called. */
export function createScrollLoading({ clock, withinPx, distanceToEnd, run }: Options) {
  const look = debounce(
    () => {
      if (distanceToEnd() <= withinPx) run();
    },
    scrollPauseMs,
    clock,
  );
  return { look: () => look(), stop: look.cancel };
}
