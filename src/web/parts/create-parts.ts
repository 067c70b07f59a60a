import type { Clock, Timer } from '#kit/clock.ts';

/**
 * Why a part of the page did not come: the line is gone, the page is older than what the station serves now, or only this one
 * file stays away (a blocker of advertisements, a browser that never asks twice for a module).
 */
export type Absence = 'line' | 'version' | 'file';

export class PartError extends Error {
  override name = 'PartError';
  readonly why: Absence;

  constructor(why: Absence, cause: unknown) {
    super(`a part of the page did not come: ${why}`, { cause });
    this.why = why;
  }
}

type Options = {
  clock: Clock;
  /** Whether the main files of the page still stand; rejects when nobody answers. */
  areFilesThere(): Promise<boolean>;
  onOldPage(): void;
  /** The line may be back, or somebody touches the page: worth a try before its time. */
  onSign(listener: () => void): () => void;
};

type Wish<T> = { onHere(part: T): void; onMissing?(why: Absence): void };

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/** Fetches what the page has deferred. A try that failed is never the last one, except where only a new page can help. */
export function createParts({ clock, areFilesThere, onOldPage, onSign }: Options) {
  let asking: Promise<Absence> | null = null;

  /** Many parts may fail at once: the station is asked once for all of them. */
  function findOut(): Promise<Absence> {
    asking ??= areFilesThere()
      .then(
        (isThere): Absence => (isThere ? 'file' : 'version'),
        (): Absence => 'line',
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  async function absence(error: unknown): Promise<PartError> {
    if (error instanceof PartError) return error;
    const why = await findOut();
    if (why === 'version') onOldPage();
    return new PartError(why, error);
  }

  /** One try, and another when nothing explains why the first one failed. Rejects with a `PartError`. */
  async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await load();
    } catch (error) {
      const missing = await absence(error);
      if (missing.why !== 'file') throw missing;
      return load().catch(() => Promise.reject(missing));
    }
  }

  /** Tries until the part is here or nobody wants it any more. */
  function keepFetching<T>(load: () => Promise<T>, { onHere, onMissing }: Wish<T>): () => void {
    let isOver = false;
    let isTrying = false;
    let hasFailed = false;
    let waitMs = firstWaitMs;
    let timer: Timer | undefined;
    let unhear = () => {};

    function stop(): void {
      isOver = true;
      clock.clearTimeout(timer);
      unhear();
    }

    function failed(why: Absence): void {
      const isFirst = !hasFailed;
      hasFailed = true;
      if (why !== 'line') stop();
      else {
        if (isFirst) unhear = onSign(attempt);
        timer = clock.setTimeout(attempt, waitMs);
        waitMs = Math.min(waitMs * 2, longestWaitMs);
      }
      if (isFirst) onMissing?.(why);
    }

    async function attempt(): Promise<void> {
      if (isOver || isTrying) return;
      isTrying = true;
      clock.clearTimeout(timer);
      try {
        const part = await fetchPart(load);
        if (isOver) return;
        stop();
        onHere(part);
      } catch (error) {
        if (!(error instanceof PartError)) throw error;
        if (!isOver) failed(error.why);
      } finally {
        isTrying = false;
      }
    }

    void attempt();
    return stop;
  }

  return { absence, fetchPart, keepFetching };
}
