import type { Clock } from '#kit/clock.ts';

const relatedWithinPx = 500;
const armedAfterMs = 2_000;

type Options = {
  clock: Clock;
  /** How far below the window the page ends. */
  distanceToEnd(): number;
  run(): void;
};

/** The related news load once, near the end of the page, and never within the first two seconds: a page that opens scrolled down is not read yet. */
export function createRelatedTrigger({ clock, distanceToEnd, run }: Options) {
  let state: 'resting' | 'armed' | 'done' = 'resting';

  function look(): void {
    if (state !== 'armed' || distanceToEnd() > relatedWithinPx) return;
    state = 'done';
    run();
  }

  const timer = clock.setTimeout(() => {
    state = 'armed';
    look();
  }, armedAfterMs);

  return { look, stop: () => clock.clearTimeout(timer) };
}
