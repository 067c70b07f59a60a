import { type Airing, type AudioChunk, airingId } from './airing.ts';
import type { Mp3Track } from './mp3-track.ts';
import type { LibraryItem } from './rotation.ts';
import { framesToMs, wholeFramesIn } from './station-format.ts';

type Anchor = { frame: number; ms: number };
type Queued = { item: LibraryItem; track: Mp3Track };
type Playing = { airing: Airing; track: Mp3Track; firstFrame: number };

/** About a second: what is caught up after a stall comes in several chunks, so that a burst can begin between them. */
export const mostFramesPerChunk = 40;

/**
 * Lays items end to end on the clock. It counts frames and knows when frame 0 was due; every time is computed from that,
 * so nothing can drift, however late or irregular it is asked. Frames are numbered on through every restart.
 */
export function createTimeline(channelId: string) {
  let anchor: Anchor | undefined;
  let sent = 0;
  let playing: Playing | undefined;
  let queued: Queued | undefined;

  // Rounded up: at the millisecond an airing is said to start, its first frame is due.
  function dueAt(frame: number, from: Anchor): number {
    return Math.ceil(from.ms + framesToMs(frame - from.frame));
  }

  function endOf({ firstFrame, track }: Playing): number {
    return firstFrame + track.frames;
  }

  function startQueued({ item, track }: Queued, from: Anchor): Playing {
    const startsAt = dueAt(sent, from);
    const endsAt = dueAt(sent + track.frames, from);
    const airing = { id: airingId(channelId, startsAt), channelId, itemId: item.id, kind: item.kind, startsAt, endsAt };
    queued = undefined;
    return { airing, track, firstFrame: sent };
  }

  function cutChunk({ airing, track, firstFrame }: Playing, frames: number, at: number): AudioChunk {
    const from = track.offsets[sent - firstFrame];
    const to = track.offsets[sent - firstFrame + frames];
    return { bytes: track.bytes.subarray(from, to), airing, frames, at };
  }

  return {
    queue(item: LibraryItem, track: Mp3Track): void {
      queued = { item, track };
    },

    /** Nothing can be sent until the next item is queued. */
    isEmpty: (): boolean => !queued && (!playing || sent === endOf(playing)),

    /** Drops what is left of the item on air and lets the next one begin at `ms`. */
    restartAt(ms: number): void {
      anchor = { frame: sent, ms };
      playing = undefined;
    },

    /** When the next frame falls due: everything before it has been sent. */
    edgeAt: (): number | undefined => anchor && dueAt(sent, anchor),

    /** When the next airing is due to begin, if that is known. */
    changesAt: (): number | undefined => anchor && playing && dueAt(endOf(playing), anchor),

    /** What has fallen due since the last time, in order; each chunk belongs to one airing. */
    take(now: number): AudioChunk[] {
      if (!anchor) return [];
      const due = anchor.frame + wholeFramesIn(now - anchor.ms) + 1;
      const chunks: AudioChunk[] = [];
      while (sent < due) {
        if (playing && sent === endOf(playing)) playing = undefined;
        if (!playing && !queued) break;
        playing ??= startQueued(queued as Queued, anchor);
        const frames = Math.min(due - sent, endOf(playing) - sent, mostFramesPerChunk);
        chunks.push(cutChunk(playing, frames, dueAt(sent, anchor)));
        sent += frames;
      }
      return chunks;
    },
  };
}
