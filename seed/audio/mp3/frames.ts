export const frameSamples = 1152;
export const frameSeconds = frameSamples / 44_100;
const headerBytes = 4;
const sideInfoBytes = 32;

export type Frame = {
  offset: number;
  length: number;
  bitrateKbps: number;
  sampleRate: number;
  channelMode: 'stereo' | 'joint stereo' | 'dual channel' | 'mono';
  /** How many bytes of this frame's data lie in the bodies of the frames before it (the bit reservoir). */
  borrowed: number;
  /** Bytes this frame can carry, for itself or for those after it. */
  body: number;
};

const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const sampleRates = [44_100, 48_000, 32_000];
const channelModes = ['stereo', 'joint stereo', 'dual channel', 'mono'] as const;

/** The frames of an MPEG-1 Layer III file, which must consist of nothing else. */
export function readFrames(bytes: Uint8Array): Frame[] {
  const frames: Frame[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const frame = readFrame(bytes, offset);
    frames.push(frame);
    offset += frame.length;
  }
  return frames;
}

function readFrame(bytes: Uint8Array, offset: number): Frame {
  const [sync = 0, kind = 0, rates = 0, mode = 0, reservoir = 0, reservoirLow = 0] = bytes.subarray(offset, offset + 6);
  const bitrateKbps = bitrates[rates >> 4] ?? 0;
  const sampleRate = sampleRates[(rates >> 2) & 3] ?? 0;
  // 0xfb: MPEG-1, Layer III, no checksum.
  if (sync !== 0xff || kind !== 0xfb || !bitrateKbps || !sampleRate) {
    throw new Error(`No MPEG-1 Layer III frame at byte ${offset}`);
  }
  const length = Math.floor((144_000 * bitrateKbps) / sampleRate) + ((rates >> 1) & 1);
  if (offset + length > bytes.length) throw new Error(`The frame at byte ${offset} is cut off`);
  return {
    offset,
    length,
    bitrateKbps,
    sampleRate,
    channelMode: channelModes[mode >> 6] ?? 'stereo',
    borrowed: (reservoir << 1) | (reservoirLow >> 7),
    body: length - headerBytes - sideInfoBytes,
  };
}

/** Makes a frame silent but keeps its body, which the frames after it may still need. */
export function silenceFrame(bytes: Uint8Array, offset: number): void {
  bytes.fill(0, offset + headerBytes, offset + headerBytes + sideInfoBytes);
}

/** Makes one half (granule) of a stereo frame softer by so many steps of 1.5 dB, without decoding it. */
export function softenGranule(bytes: Uint8Array, offset: number, granule: 0 | 1, steps: number): void {
  for (const channel of [0, 1]) {
    const bit = (offset + headerBytes) * 8 + 20 + (granule * 2 + channel) * 59 + 21;
    writeByte(bytes, bit, Math.max(0, readByte(bytes, bit) - steps));
  }
}

function readByte(bytes: Uint8Array, bit: number): number {
  const at = bit >> 3;
  return ((((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) >> (8 - (bit & 7))) & 0xff;
}

function writeByte(bytes: Uint8Array, bit: number, value: number): void {
  const at = bit >> 3;
  const shift = 8 - (bit & 7);
  const pair = (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) & ~(0xff << shift);
  bytes[at] = (pair | (value << shift)) >> 8;
  bytes[at + 1] = (pair | (value << shift)) & 0xff;
}
