import { setTimeout as pause } from 'node:timers/promises';

const pageEveryMs = 5;

/** The 99th percentile, in milliseconds, of the pages that are asked for until the work is done. */
export async function pageWhile(url: string, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  void work.then(end, end);
  const times: number[] = [];
  while (!isDone) {
    const startedAt = performance.now();
    await (await fetch(`${url}/`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await pause(pageEveryMs);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
