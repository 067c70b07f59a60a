import type { Clock, Timer } from '#kit/clock.ts';

const newerEveryMs = 120_000;

type Options = {
  clock: Clock;
  isVisible(): boolean;
  /** Asks the server; a failure is the asker's own affair. */
  check(): void;
};

/** Every 120 s, but only for somebody who looks: in a hidden page the check waits until the page is looked at again. */
export function createNewerCheck({ clock, isVisible, check }: Options) {
  let isDue = false;
  let timer: Timer | undefined;

  function wait(): void {
    timer = clock.setTimeout(() => {
      if (isVisible()) run();
      else isDue = true;
    }, newerEveryMs);
  }

  function run(): void {
    isDue = false;
    check();
    wait();
  }

  wait();
  return {
    becameVisible(): void {
      if (isDue) run();
    },
    stop: () => clock.clearTimeout(timer),
  };
}
