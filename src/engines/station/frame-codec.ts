import { readMp3Header } from './mp3-header.ts';
import { framesToMs, SAMPLE_RATE } from './station-format.ts';

/** How the sound of one encoding is laid out: frames one after the other, each of the same time. */
export type FrameCodec = {
  /** How long the frame at this place is; nothing where none begins. */
  lengthAt(bytes: Buffer, at: number): number | undefined;
  toMs(frames: number): number;
};

export const mp3Frames: FrameCodec = {
  lengthAt: (bytes, at) => readMp3Header(bytes, at)?.length,
  toMs: framesToMs,
};

const AAC_FRAME_SAMPLES = 1024;
const ADTS_HEADER_BYTES = 7;
const ADTS_SYNC = 0xfff;

/** AAC with a header before each frame (ISO 13818-7, 6.2), as packed-audio segments of HLS have it. */
export const adtsFrames: FrameCodec = {
  lengthAt(bytes, at) {
    if (at + ADTS_HEADER_BYTES > bytes.length || bytes.readUInt16BE(at) >> 4 !== ADTS_SYNC) return undefined;
    return (bytes.readUInt32BE(at + 2) >>> 5) & 0x1fff || undefined;
  },
  toMs: (frames) => (frames * AAC_FRAME_SAMPLES * 1000) / SAMPLE_RATE,
};
