import type { AudioChunk } from './airing.ts';
import { createSegmenter, type HlsSegment, SEGMENT_FRAMES } from './hls-segments.ts';
import { framesToMs } from './station-format.ts';
import { MOST_FRAMES_PER_CHUNK } from './timeline.ts';

export const PLAYLIST_SEGMENTS = 6;
/** A segment stays fetchable for a playlist's length after it left the playlist (RFC 8216, 6.2.2). */
const KEPT_SEGMENTS = 2 * PLAYLIST_SEGMENTS + 1;
const LONGEST_SEGMENT_MS = framesToMs(SEGMENT_FRAMES - 1 + MOST_FRAMES_PER_CHUNK);
export const TARGET_DURATION_SECONDS = Math.round(LONGEST_SEGMENT_MS / 1000);

/** The channel as HTTP Live Streaming: a rolling playlist of the last segments. */
export function createHls() {
  const gather = createSegmenter();
  const kept: HlsSegment[] = [];

  return {
    push(chunk: AudioChunk): void {
      const segment = gather(chunk);
      if (!segment) return;
      kept.push(segment);
      if (kept.length > KEPT_SEGMENTS) kept.shift();
    },

    segment: (sequence: number): Buffer | undefined => kept.find((one) => one.sequence === sequence)?.bytes,

    /** There is none until the first segment is complete, a few seconds after the start. */
    playlist(addressOf: (sequence: number) => string): string | undefined {
      const listed = kept.slice(-PLAYLIST_SEGMENTS);
      const [first] = listed;
      if (!first) return undefined;
      const head = [
        '#EXTM3U',
        '#EXT-X-VERSION:3',
        `#EXT-X-TARGETDURATION:${TARGET_DURATION_SECONDS}`,
        `#EXT-X-MEDIA-SEQUENCE:${first.sequence}`,
      ];
      const entries = listed.flatMap(({ sequence, durationMs, startsAt }) => [
        `#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAt).toISOString()}`,
        `#EXTINF:${(durationMs / 1000).toFixed(5)},`,
        addressOf(sequence),
      ]);
      return `${[...head, ...entries].join('\n')}\n`;
    },
  };
}
