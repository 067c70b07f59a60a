import type { AudioChunk } from './airing.ts';
import { createSegmenter, type HlsSegment, segmentFrames } from './hls-segments.ts';
import { framesToMs } from './station-format.ts';
import { mostFramesPerChunk } from './timeline.ts';

export const playlistSegments = 6;
/** A segment stays fetchable for a playlist's length after it left the playlist (RFC 8216, 6.2.2). */
const keptSegments = 2 * playlistSegments + 1;
const longestSegmentMs = framesToMs(segmentFrames - 1 + mostFramesPerChunk);
export const targetDurationSeconds = Math.round(longestSegmentMs / 1000);

/** The channel as HTTP Live Streaming: a rolling playlist of the last segments, through every change of its source. */
export function createHls() {
  let gather = createSegmenter({ term: 0 });
  let kept: HlsSegment[] = [];

  /** Numbers go on without a gap; what another source numbered differently is dropped. */
  function keep(segment: HlsSegment): void {
    const before = kept.filter(({ sequence }) => sequence < segment.sequence);
    const goesOn = before.at(-1)?.sequence === segment.sequence - 1;
    kept = [...(goesOn ? before : []), segment].slice(-keptSegments);
  }

  return {
    /** Another source begins, and numbers on from what is known of the one before. */
    begin(term: number): void {
      const newest = kept.at(-1)?.sequence;
      gather = createSegmenter({ term, sequence: newest === undefined ? undefined : newest + 1 });
    },

    /** The segment that is complete with this chunk, if one is. */
    push(chunk: AudioChunk): HlsSegment | undefined {
      const segment = gather(chunk);
      if (segment) keep(segment);
      return segment;
    },

    /** One that another process has made; what is older than what is known changes nothing. */
    adopt({ sequence, bytes, durationMs, startsAt, term, isFirst }: HlsSegment): void {
      const newest = kept.at(-1);
      if (newest && term <= newest.term && sequence <= newest.sequence) return;
      keep({ sequence, bytes, durationMs, startsAt, term, isFirst });
    },

    segments: (): readonly HlsSegment[] => kept,

    segment: (sequence: number): Buffer | undefined => kept.find((one) => one.sequence === sequence)?.bytes,

    /** There is none until the first segment is complete, a few seconds after the start. */
    playlist(addressOf: (sequence: number) => string): string | undefined {
      const listed = kept.slice(-playlistSegments);
      const [first] = listed;
      if (!first) return undefined;
      const head = [
        '#EXTM3U',
        '#EXT-X-VERSION:3',
        `#EXT-X-TARGETDURATION:${targetDurationSeconds}`,
        `#EXT-X-MEDIA-SEQUENCE:${first.sequence}`,
        `#EXT-X-DISCONTINUITY-SEQUENCE:${termBefore(first)}`,
      ];
      const entries = listed.flatMap(({ sequence, durationMs, startsAt, term }, index) => [
        // One for each term, so that a segment keeps its number when those before it leave the list (RFC 8216, 6.2.2).
        ...Array<string>(term - (listed[index - 1]?.term ?? termBefore(first))).fill('#EXT-X-DISCONTINUITY'),
        `#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAt).toISOString()}`,
        `#EXTINF:${(durationMs / 1000).toFixed(5)},`,
        addressOf(sequence),
      ]);
      return `${[...head, ...entries].join('\n')}\n`;
    },
  };
}

/** Where a source begins, its first segment stands behind a seam even if nothing is left of what was before. */
function termBefore({ term, isFirst }: HlsSegment): number {
  return isFirst && term > 0 ? term - 1 : term;
}
