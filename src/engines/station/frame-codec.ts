import { readMp3Header } from './mp3-header.ts';
import { framesToMs, stationSampleRate } from './station-format.ts';

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

const aacFrameSamples = 1024;
const adtsHeaderBytes = 7;
const adtsSync = 0xfff;

/** AAC with a header before each frame (ISO 13818-7, 6.2), as packed-audio segments of HLS have it. */
export const adtsFrames: FrameCodec = {
  lengthAt(bytes, at) {
    if (at + adtsHeaderBytes > bytes.length || bytes.readUInt16BE(at) >> 4 !== adtsSync) return undefined;
    return (bytes.readUInt32BE(at + 2) >>> 5) & 0x1fff || undefined;
  },
  toMs: (frames) => (frames * aacFrameSamples * 1000) / stationSampleRate,
};
