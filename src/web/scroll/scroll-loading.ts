import type { Clock } from '#kit/clock.ts';
import { debounce } from '#kit/debounce.ts';

/** How near the end of a list more of it is loaded, and after how long a pause in the scrolling. */
export type ScrollReach = { withinPx: number; pauseMs: number };

type Options = ScrollReach & { clock: Clock; distanceToEnd(): number; run(): void };

/** Call `look` at every scroll: once the scrolling has paused within reach of the end, `run` is called. */
export function createScrollLoading({ clock, withinPx, pauseMs, distanceToEnd, run }: Options) {
  const look = debounce(
    () => {
      if (distanceToEnd() <= withinPx) run();
    },
    pauseMs,
    clock,
  );
  return { look: () => look(), stop: look.cancel };
}
