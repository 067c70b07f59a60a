import { createHmac, randomBytes } from 'node:crypto';
import { targetDurationSeconds } from './hls.ts';

type Fetcher = { channelId: string; address: string; userAgent: string };
type Seen = { channelId: string; firstAt: number; lastAt: number };

/** A player that has not fetched anything for so long has stopped: it needs a new segment every target duration. */
const goneAfterMs = 3 * targetDurationSeconds * 1000;

/** Somebody who fetched a segment, as one process tells another: a hash and the channel. */
export type Fetched = [who: string, channelId: string];

/**
 * Who listens through HLS, told by the segments they fetch. An address is kept as a hash, for as long as they listen; its key
 * lives and dies with the process unless the processes share one, so that whoever fetches from several counts once. A player
 * counts when it comes back for more after `shortestMs`.
 */
export function createSegmentCounter(shortestMs: number, key: Buffer = randomBytes(32)) {
  /** The longest silent first. */
  const seen = new Map<string, Seen>();
  /** Who has fetched since they were last asked for. */
  let lately = new Map<string, string>();

  function forgetGone(at: number): void {
    for (const [who, { lastAt }] of seen) {
      if (at - lastAt <= goneAfterMs) return;
      seen.delete(who);
    }
  }

  function note([who, channelId]: Fetched, at: number): void {
    forgetGone(at);
    const firstAt = seen.get(who)?.firstAt ?? at;
    seen.delete(who);
    seen.set(who, { channelId, firstAt, lastAt: at });
  }

  return {
    fetched({ channelId, address, userAgent }: Fetcher, at: number): void {
      const of = JSON.stringify([channelId, address, userAgent]);
      const who = createHmac('sha256', key).update(of).digest('base64url');
      note([who, channelId], at);
      lately.set(who, channelId);
    },

    /** From another process with the same key. */
    note,

    /** Whom this process has seen since the last time. */
    takeFetched(): Fetched[] {
      const taken = [...lately];
      lately = new Map();
      return taken;
    },

    figures(at: number): Map<string, number> {
      forgetGone(at);
      const perChannel = new Map<string, number>();
      for (const { channelId, firstAt, lastAt } of seen.values()) {
        if (lastAt - firstAt >= shortestMs) perChannel.set(channelId, (perChannel.get(channelId) ?? 0) + 1);
      }
      return perChannel;
    },
  };
}
