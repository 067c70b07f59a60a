import type { Clock, Timer } from '#kit/clock.ts';

const minuteMs = 60_000;
const firstMinutes = [1, 5, 15, 30] as const;

/** The listening minutes after which milestone number `index`, counted from 0, is reached: 1, 5, 15, 30, 60, 90 … */
export function milestoneMinutes(index: number): number {
  return firstMinutes[index] ?? (index - firstMinutes.length + 2) * 30;
}

/** Counts listening time, not time: a pause stops the clock and does not reset it. */
export function createMilestones(clock: Clock, reach: (minutes: number) => void) {
  let listenedMs = 0;
  let since: number | null = null;
  let index = 0;
  let timer: Timer | undefined;

  function awaitNext() {
    const minutes = milestoneMinutes(index);
    timer = clock.setTimeout(
      () => {
        index += 1;
        awaitNext();
        reach(minutes);
      },
      minutes * minuteMs - heardMs(),
    );
  }

  function heardMs(): number {
    return listenedMs + (since === null ? 0 : clock.now() - since);
  }

  return function listen(isListening: boolean) {
    if (isListening === (since !== null)) return;
    clock.clearTimeout(timer);
    listenedMs = heardMs();
    since = isListening ? clock.now() : null;
    if (isListening) awaitNext();
  };
}
