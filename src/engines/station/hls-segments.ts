import type { AudioChunk } from './airing.ts';
import { framesToMs } from './station-format.ts';

export type HlsSegment = {
  sequence: number;
  bytes: Buffer;
  durationMs: number;
  /** When its first frame was due on the programme clock. */
  startsAt: number;
  /** Which of the sources that the channel has had, one after the other. */
  term: number;
  /** Whether its source begins with it: what stands before it came from another one. */
  isFirst: boolean;
};

type Begin = {
  term: number;
  /** The number of its first segment; without one it is the second, since 1970, in which it begins. */
  sequence?: number;
};

/** Four seconds and a bit; a segment ends with the chunk that reaches it, so it is at most one chunk longer. */
export const segmentFrames = 154;

const clockPerMs = 90;
const timestampOwner = 'com.apple.streaming.transportStreamTimestamp';

/**
 * Gathers chunks into packed-audio segments. Frames are timed by their number, so segments join without a seam even
 * where the programme clock was moved. A source that knows nothing of those before it begins its numbers at the second, since
 * 1970, of its start: they are higher than any before, and a player that stayed goes on instead of waiting for the old ones.
 */
export function createSegmenter({ term, sequence: first }: Begin) {
  let gathered: AudioChunk[] = [];
  let frames = 0;
  let firstFrame = 0;
  let beganAt: number | undefined;
  let sequence = 0;
  let isFirst = true;

  return function push(chunk: AudioChunk): HlsSegment | undefined {
    if (beganAt === undefined) {
      beganAt = chunk.at;
      sequence = first ?? Math.floor(chunk.at / 1000);
    }
    gathered.push(chunk);
    frames += chunk.frames;
    if (frames < segmentFrames) return undefined;
    const timestamp = timestampTag(beganAt + framesToMs(firstFrame));
    const segment = {
      sequence: sequence++,
      bytes: Buffer.concat([timestamp, ...gathered.map(({ bytes }) => bytes)]),
      durationMs: framesToMs(frames),
      startsAt: gathered[0]?.at ?? beganAt,
      term,
      isFirst,
    };
    isFirst = false;
    firstFrame += frames;
    frames = 0;
    gathered = [];
    return segment;
  };
}

/** The ID3 tag that every packed-audio segment begins with (RFC 8216, 3.4): 33 bits that count 90,000 a second. */
export function timestampTag(ms: number): Buffer {
  const content = Buffer.alloc(timestampOwner.length + 1 + 8);
  content.write(timestampOwner, 'latin1');
  content.writeBigUInt64BE(BigInt(Math.round(ms * clockPerMs)) % 2n ** 33n, timestampOwner.length + 1);
  const frame = Buffer.concat([Buffer.from('PRIV\0\0\0\0\0\0', 'latin1'), content]);
  frame.writeUInt8(content.length, 7);
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), frame]);
  tag.writeUInt8(frame.length, 9);
  return tag;
}
