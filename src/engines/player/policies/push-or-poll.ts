import type { Clock, Timer } from '#kit/clock.ts';
import { createPolling, nowPlayingRhythm } from './polling.ts';

/** After a push went down, a browser's own reconnection gets so long before the push is opened anew. */
const reopenAfterMs = 60_000;
/** No item lasts so long: a push that is quiet for more has died unnoticed. */
const deadAfterMs = 600_000;

export type PushEvents<Item> = {
  /** An item arrived: only this shows that the push works, an open connection alone does not. */
  item(item: Item): void;
  /** The connection is broken, whether or not somebody tries to restore it. */
  down(): void;
};

type Options<Item> = {
  clock: Clock;
  /** Opens the push and returns how to close it. */
  openPush: (events: PushEvents<Item>) => () => void;
  ask: (bucket: number) => Promise<Item>;
  onItem: (item: Item) => void;
  onAskFailed?: (error: unknown) => void;
};

/** Now playing by push where it works, by the poll where it does not, and by neither while nobody looks or listens. */
export function createNowPlayingFeed<Item>({ clock, openPush, ask, onItem, onAskFailed }: Options<Item>) {
  const polling = createPolling(clock, nowPlayingRhythm, (bucket) => void poll(bucket));
  let closePush: (() => void) | null = null;
  let isPushUp = false;
  let patience: Timer | undefined;

  async function poll(bucket: number) {
    try {
      const item = await ask(bucket);
      // The answer may be older than what was pushed meanwhile.
      if (closePush && !isPushUp) onItem(item);
    } catch (error) {
      onAskFailed?.(error);
    }
  }

  function open() {
    let isCurrent = true;
    fallBack();
    const close = openPush({
      item(item) {
        if (!isCurrent) return;
        isPushUp = true;
        polling.stop();
        reopenAfter(deadAfterMs);
        onItem(item);
      },
      down() {
        if (isCurrent && isPushUp) fallBack();
      },
    });
    closePush = () => {
      isCurrent = false;
      close();
    };
  }

  function fallBack() {
    isPushUp = false;
    polling.start();
    reopenAfter(reopenAfterMs);
  }

  function reopenAfter(ms: number) {
    clock.clearTimeout(patience);
    patience = clock.setTimeout(() => {
      close();
      open();
    }, ms);
  }

  function close() {
    clock.clearTimeout(patience);
    closePush?.();
    closePush = null;
    isPushUp = false;
  }

  /** Say it at the start and whenever one of the two changes. */
  function attend({ isHidden, isPlaying }: { isHidden: boolean; isPlaying: boolean }) {
    const isWanted = isPlaying || !isHidden;
    if (isWanted === (closePush !== null)) return;
    if (isWanted) open();
    else stop();
  }

  function stop() {
    polling.stop();
    close();
  }

  return { attend, stop };
}
