import type { Clock, Timer } from '#kit/clock.ts';

type NewsView = { newsId: number; timestamp: string };
export type ViewBatch = { sendTime: string; newsViews: NewsView[] };

const waitMs = 2_000;
const longestBatch = 100;

type Options = { clock: Clock; send(batch: ViewBatch): Promise<unknown> };

/** What was seen waits until nothing was added for two seconds. It leaves the queue only when it has arrived. */
export function createViewQueue({ clock, send }: Options) {
  let waiting: NewsView[] = [];
  let timer: Timer | undefined;
  let isSending = false;

  async function flush(): Promise<void> {
    clock.clearTimeout(timer);
    timer = undefined;
    if (isSending || waiting.length === 0) return;
    const newsViews = waiting.slice(0, longestBatch);
    isSending = true;
    try {
      await send({ sendTime: instant(), newsViews });
      waiting = waiting.slice(newsViews.length);
      if (waiting.length > 0) schedule();
    } catch (error) {
      // They go along with what is seen next.
      console.warn('news views were not counted', error);
    } finally {
      isSending = false;
    }
  }

  function schedule(): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => void flush(), waitMs);
  }

  const instant = () => new Date(clock.now()).toISOString();

  return {
    add(newsId: number): void {
      waiting.push({ newsId, timestamp: instant() });
      schedule();
    },
    /** At once: the page is about to go. */
    flush,
  };
}
