import type { Clock } from '#kit/clock.ts';

/** The part of a `BroadcastChannel` that the player uses. */
export type ChannelLike = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
};

type Started = { kind: 'started'; windowId: string; atMs: number };

type Options = { channel: ChannelLike; clock: Clock; windowId: string; onTakenOver: () => void };

/** Windows of the same browser: the one that sounds stops the others, but for one where the listener has asked for sound since. */
export function createWindows({ channel, clock, windowId, onTakenOver }: Options) {
  let mine: Started | null = null;

  function hear({ data }: { data: unknown }) {
    if (!isStarted(data) || data.windowId === windowId) return;
    // Two that start at once must not silence each other: the later wish plays, at a draw the greater name.
    if (mine && isLater(mine, data)) return;
    onTakenOver();
  }
  channel.addEventListener('message', hear);

  function want(hasWish: boolean) {
    mine = hasWish ? (mine ?? { kind: 'started', windowId, atMs: clock.now() }) : null;
  }

  return {
    /** Whether the listener wants sound here. A wish counts from when it began, not from when its sound came. */
    want,
    announce() {
      want(true);
      channel.postMessage(mine);
    },
    dispose: () => channel.removeEventListener('message', hear),
  };
}

function isLater(one: Started, other: Started): boolean {
  return one.atMs > other.atMs || (one.atMs === other.atMs && one.windowId > other.windowId);
}

function isStarted(data: unknown): data is Started {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'started' && 'windowId' in data;
}
