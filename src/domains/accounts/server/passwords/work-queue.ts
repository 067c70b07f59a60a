type Options = { atOnce: number; mostWaiting: number; onFull(): Error };

export type WorkQueue = { run<T>(work: () => Promise<T>): Promise<T> };

/** Heavy work in turn: a few at once, a bounded line behind them, and a clear no beyond it. */
export function createQueue({ atOnce, mostWaiting, onFull }: Options): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  function turn(): Promise<void> | undefined {
    if (running < atOnce) {
      running++;
      return undefined;
    }
    if (waiting.length >= mostWaiting) throw onFull();
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        // The place is handed on, not given back: nobody who comes now goes before those who wait.
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
