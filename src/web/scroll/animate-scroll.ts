/** What a scroll needs of the browser. */
export type Screen = {
  now(): number;
  frame(run: () => void): void;
  position(): number;
  furthest(): number;
  moveTo(y: number): void;
  prefersStillness(): boolean;
  /** Calls once when the visitor takes the page into their own hands. */
  onTakeOver(run: () => void): () => void;
};

let stopCurrent: () => void = () => undefined;

/** Moves to `target` in `durationMs`, at once where motion is not wanted. A newer scroll or the visitor's hand ends it. */
export function animateScroll(target: number, durationMs: number, screen: Screen): void {
  stopCurrent();
  const from = screen.position();
  const to = Math.max(0, Math.min(target, screen.furthest()));
  if (screen.prefersStillness()) {
    screen.moveTo(to);
    return;
  }
  const startedAt = screen.now();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    release();
  };
  const release = screen.onTakeOver(stop);
  stopCurrent = stop;

  function step(): void {
    if (isStopped) return;
    const share = Math.min(1, (screen.now() - startedAt) / durationMs);
    screen.moveTo(from + (to - from) * ease(share));
    if (share < 1) screen.frame(step);
    else stop();
  }
  screen.frame(step);
}

/** Slow at both ends. */
function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share);
}

const takeOvers = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/** Calls `run` at the visitor's next own movement, until the returned function is called. */
export function onTakeOver(run: () => void): () => void {
  for (const kind of takeOvers) addEventListener(kind, run, { passive: true });
  return () => {
    for (const kind of takeOvers) removeEventListener(kind, run);
  };
}

export const browserScreen: Screen = {
  now: () => performance.now(),
  frame: (run) => requestAnimationFrame(run),
  position: () => window.scrollY,
  furthest: () => document.documentElement.scrollHeight - window.innerHeight,
  moveTo: (y) => window.scrollTo({ top: y, behavior: 'instant' }),
  prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  onTakeOver,
};
