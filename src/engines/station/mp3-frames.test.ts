import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeFile, makeFrame, makeFrames } from './audio.test-helper.ts';
import { splitFrames, UnfitAudioError } from './mp3-frames.ts';
import { openTrack } from './mp3-track.ts';
import { framesToMs } from './station-format.ts';

const id3 = (size: number) => {
  const tag = Buffer.alloc(10 + size, 0xff);
  tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, size >> 7, size & 0x7f]);
  return tag;
};

test('a clean file is aired as it is, without a copy', () => {
  const file = makeFile(100);
  const track = openTrack(file);
  expect(track.frames).toBe(100);
  expect(track.bytes.buffer).toBe(file.buffer);
  expect(track.bytes.equals(file)).toBe(true);
  expect([...track.offsets.slice(0, 3)]).toEqual([0, 417, 835]);
  expect(track.offsets[100]).toBe(file.length);
});

test('ninety seconds of audio last ninety seconds to a frame', () => {
  const { frames } = openTrack(makeFile(3446));
  expect(framesToMs(frames)).toBeCloseTo(90_017.96, 2);
});

test('tags before, between and after the frames are left out', () => {
  const [first, ...rest] = makeFrames(20) as [Buffer, ...Buffer[]];
  const last = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 0x20)]);
  const file = Buffer.concat([id3(300), first, id3(50), ...rest, last]);
  expect(openTrack(file).bytes.equals(makeFile(20))).toBe(true);
});

test('garbage around and between stretches of audio costs no frame', () => {
  const garbage = fc.uint8Array({ max: 0xfe, maxLength: 600 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(garbage, fc.integer({ min: 2, max: 6 })), { minLength: 1, maxLength: 5 }),
      (parts) => {
        const pieces = parts.map(([noise, count], index) => ({ noise, audio: makeFile(count, index * 10) }));
        fc.pre(pieces.every(({ noise }) => !Buffer.from(noise).includes('ID3')));
        const file = Buffer.concat(pieces.flatMap(({ noise, audio }) => [noise, audio]));
        expect(openTrack(file).bytes.equals(Buffer.concat(pieces.map(({ audio }) => audio)))).toBe(true);
      },
    ),
  );
});

test('no file whatever hangs or breaks the reader', () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 3000 }),
    fc.array(fc.constantFrom(0xff, 0xfb, 0x90, 0x49, 0x44, 0x33)),
  );
  fc.assert(
    fc.property(anything, (bytes) => {
      try {
        expect(splitFrames(Buffer.from(bytes)).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(UnfitAudioError);
      }
    }),
  );
});

test('a last frame that is cut short is left out', () => {
  const file = makeFile(10);
  expect(openTrack(file.subarray(0, file.length - 1)).frames).toBe(9);
});

test('a frame with figures instead of sound is left out', () => {
  const info = makeFrame(0);
  info.write('Info', 36);
  expect(openTrack(Buffer.concat([info, makeFile(5)])).bytes.equals(makeFile(5))).toBe(true);
});

describe('a file that cannot air is refused with the reason', () => {
  const twice = (frame: Buffer) => Buffer.concat([frame, frame]);
  test.each([
    ['48 kHz', twice(makeFrame(1, { rates: 0x94 }).subarray(0, 384)), '48000 Hz'],
    ['192 kbit/s', twice(Buffer.concat([makeFrame(1, { rates: 0xb0 }), Buffer.alloc(209)])), '192 kbit/s'],
    ['mono', twice(makeFrame(1, { mode: 0xc0 })), 'mono'],
    ['a variable bitrate', Buffer.concat([makeFile(3), makeFrame(1, { rates: 0xa0 }), makeFile(3)]), '160 kbit/s'],
    ['a picture', Buffer.from('\x89PNG and so on'), 'no MP3 audio'],
    ['nothing', Buffer.alloc(0), 'no MP3 audio'],
  ])('%s', (_name, file, reason) => {
    expect(() => openTrack(file)).toThrow(UnfitAudioError);
    expect(() => openTrack(file)).toThrow(reason);
  });
});

describe('the bit reservoir at a join', () => {
  const withReservoir = (...begins: number[]) =>
    begins.map((mainDataBegin, index) => makeFrame(index, { mainDataBegin }));
  const sideOf = (bytes: Buffer, frame: number) => bytes.subarray(frame * 417 + 4, frame * 417 + 36);
  const isSilent = (bytes: Buffer, frame: number) => sideOf(bytes, frame).every((byte) => byte === 0);

  test('frames that borrow from the file before are silent, those after keep what they borrow from them', () => {
    const frames = withReservoir(400, 500, 511, 300);
    const file = Buffer.concat(frames);
    const before = Buffer.from(file);
    const { bytes } = openTrack(file);
    expect([0, 1, 2, 3].map((frame) => isSilent(bytes, frame))).toEqual([true, true, false, false]);
    expect(bytes.subarray(36, 417).equals(file.subarray(36, 417))).toBe(true);
    expect(file.equals(before)).toBe(true);
  });

  test('a file that begins with an empty reservoir is left alone', () => {
    const file = Buffer.concat(withReservoir(0, 381, 511, 511));
    expect(openTrack(file).bytes.equals(file)).toBe(true);
  });

  test('a checksum between header and side information is no obstacle', () => {
    const file = Buffer.concat([makeFrame(1, { checksum: true, mainDataBegin: 9 }), makeFrame(2, { checksum: true })]);
    const { bytes } = openTrack(file);
    expect(bytes.readUInt16BE(6)).toBe(0);
    expect(bytes.subarray(38).equals(file.subarray(38))).toBe(true);
  });
});
