import { frameSamples, readFrames } from '../audio/mp3/frames.ts';
import type { StillFrame } from './still-frame.ts';

export type Film = {
  width: number;
  height: number;
  /** Key frames, each shown as long as the others. */
  frames: StillFrame[];
  secondsPerFrame: number;
  /** MPEG-1 Layer III, 44.1 kHz, stereo. */
  sound: Uint8Array;
};

const sampleRate = 44_100;
const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32);

/** An MP4 of AV1 pictures and MP3 sound (ISO/IEC 14496-12): what Chromium, Firefox and Safari play without a plug-in. */
export function writeMp4({ width, height, frames, secondsPerFrame, sound }: Film): Buffer {
  const soundFrames = readFrames(sound);
  const pictureBytes = Buffer.concat(frames.map(({ data }) => data));
  const [first] = frames;
  if (!first) throw new Error('a film needs a picture');
  const pictureTicks = frames.length * secondsPerFrame * sampleRate;
  const soundTicks = soundFrames.length * frameSamples;
  const length = Math.max(pictureTicks, soundTicks);

  const video = (offset: number) =>
    track({
      id: 1,
      ticks: pictureTicks,
      size: [width, height],
      handler: 'vide',
      header: full('vmhd', 1, u16(0), u16(0), u16(0), u16(0)),
      entry: av01(width, height, first.configuration),
      sampleTicks: secondsPerFrame * sampleRate,
      sizes: frames.map(({ data }) => data.length),
      offset,
    });
  const audio = (offset: number) =>
    track({
      id: 2,
      ticks: soundTicks,
      size: [0, 0],
      handler: 'soun',
      header: full('smhd', 0, u16(0), u16(0)),
      entry: mp4a(),
      sampleTicks: frameSamples,
      sizes: soundFrames.map((frame) => frame.length),
      offset,
    });
  const movie = (start: number) => box('moov', movieHeader(length), video(start), audio(start + pictureBytes.length));

  const type = box('ftyp', text('isom'), u32(0x200), text('isomiso2av01mp41'));
  // The addresses inside the movie box do not change its length.
  const start = type.length + movie(0).length + 8;
  return Buffer.concat([type, movie(start), box('mdat', pictureBytes, Buffer.from(sound))]);
}

type Track = {
  id: number;
  ticks: number;
  size: [number, number];
  handler: 'vide' | 'soun';
  header: Buffer;
  entry: Buffer;
  sampleTicks: number;
  sizes: number[];
  /** Where its samples begin; they lie together. */
  offset: number;
};

function track({ id, ticks, size, handler, header, entry, sampleTicks, sizes, offset }: Track): Buffer {
  const isSound = handler === 'soun';
  const samples = box(
    'stbl',
    full('stsd', 0, u32(1), entry),
    full('stts', 0, u32(1), u32(sizes.length), u32(sampleTicks)),
    full('stsc', 0, u32(1), u32(1), u32(sizes.length), u32(1)),
    full('stsz', 0, u32(0), u32(sizes.length), ...sizes.map(u32)),
    full('stco', 0, u32(1), u32(offset)),
  );
  const reference = box('dinf', full('dref', 0, u32(1), full('url ', 1)));
  return box(
    'trak',
    full(
      'tkhd',
      3,
      ...[0, 0, id, 0, ticks, 0, 0].map(u32),
      u16(0),
      u16(0),
      u16(isSound ? 0x100 : 0),
      u16(0),
      ...matrix,
      u32(size[0] * 0x10000),
      u32(size[1] * 0x10000),
    ),
    box(
      'mdia',
      full('mdhd', 0, u32(0), u32(0), u32(sampleRate), u32(ticks), u16(0x55c4), u16(0)),
      full('hdlr', 0, u32(0), text(handler), u32(0), u32(0), u32(0), text('\0')),
      box('minf', header, reference, samples),
    ),
  );
}

function movieHeader(ticks: number): Buffer {
  const times = [0, 0, sampleRate, ticks, 0x10000].map(u32);
  return full('mvhd', 0, ...times, u16(0x100), u16(0), u32(0), u32(0), ...matrix, ...new Array(6).fill(u32(0)), u32(3));
}

function av01(width: number, height: number, configuration: Buffer): Buffer {
  return box(
    'av01',
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(16),
    u16(width),
    u16(height),
    u32(0x480000),
    u32(0x480000),
    u32(0),
    u16(1),
    Buffer.alloc(32),
    u16(24),
    u16(0xffff),
    box('av1C', configuration),
  );
}

/** The object type 0x6B says MPEG-1 audio; the frames themselves say the rest. */
function mp4a(): Buffer {
  const decoder = Buffer.from([0x04, 13, 0x6b, 0x15, 0, 0, 0, 0, 1, 0xf4, 0, 0, 1, 0xf4, 0]);
  const stream = Buffer.from([0x03, 3 + decoder.length + 3, 0, 2, 0, ...decoder, 0x06, 1, 2]);
  return box(
    'mp4a',
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(8),
    u16(2),
    u16(16),
    u32(0),
    u32(sampleRate * 0x10000),
    full('esds', 0, stream),
  );
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const inside = Buffer.concat(parts);
  return Buffer.concat([u32(inside.length + 8), text(name), inside]);
}

function full(name: string, flags: number, ...parts: Buffer[]): Buffer {
  return box(name, u32(flags), ...parts);
}

function text(letters: string): Buffer {
  return Buffer.from(letters, 'latin1');
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
