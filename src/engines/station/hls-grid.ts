import type { AudioChunk } from './airing.ts';
import { type FrameCodec, mp3Frames } from './frame-codec.ts';
import { timestampTag } from './hls-segments.ts';

/** Every segment begins at a whole multiple of this on the programme clock. */
export const gridMs = 4000;
/** A source whose frames come elsewhere than its frames so far say has been moved on the clock. */
const movedMs = 100;

export type GridSegment = {
  /** How many grid steps have passed since 1970: any encoder of the same programme gives the same sound the same number. */
  sequence: number;
  bytes: Buffer;
  durationMs: number;
  startsAt: number;
  /** Its sound does not join onto the segment before. */
  isApart: boolean;
};

type Open = { sequence: number; frames: Buffer[]; startsAt: number; isApart: boolean };

/**
 * Cuts the programme into packed-audio segments by the clock instead of by counting, so that a process that takes over goes on
 * with the numbers of the one before without asking it. Numbers only rise: what the clock would put at or before `after` is left out.
 */
export function createGridSegmenter(after = 0, codec: FrameCodec = mp3Frames) {
  let anchor: { at: number; frames: number } | undefined;
  let open: Open | undefined;
  let last = after;
  let isApart = true;

  function finish(): GridSegment[] {
    if (!open) return [];
    const { sequence, frames, startsAt, isApart: apart } = open;
    open = undefined;
    last = sequence;
    const bytes = Buffer.concat([timestampTag(startsAt), ...frames]);
    return [{ sequence, bytes, durationMs: codec.toMs(frames.length), startsAt, isApart: apart }];
  }

  /** Where the frames of a chunk are due, counted from the first one of the source so that no rounding adds up. */
  function settle(chunk: AudioChunk): GridSegment[] {
    const expected = anchor && anchor.at + codec.toMs(anchor.frames);
    if (expected !== undefined && Math.abs(chunk.at - expected) <= movedMs) return [];
    const done = finish();
    anchor = { at: chunk.at, frames: 0 };
    isApart = true;
    return done;
  }

  return function push(chunk: AudioChunk): GridSegment[] {
    const done = settle(chunk);
    for (const frame of framesOf(chunk, codec)) {
      if (!anchor) break;
      const dueAt = anchor.at + codec.toMs(anchor.frames++);
      const sequence = Math.floor(dueAt / gridMs);
      if (open && sequence !== open.sequence) done.push(...finish());
      if (!open && sequence <= last) {
        isApart = true;
        continue;
      }
      open ??= { sequence, frames: [], startsAt: dueAt, isApart };
      isApart = false;
      open.frames.push(frame);
    }
    return done;
  };
}

function* framesOf({ bytes, frames }: AudioChunk, codec: FrameCodec): Generator<Buffer> {
  let at = 0;
  for (let index = 0; index < frames; index++) {
    const end = index === frames - 1 ? bytes.length : at + (codec.lengthAt(bytes, at) ?? 0);
    yield bytes.subarray(at, end);
    at = end;
  }
}
