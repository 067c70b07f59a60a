import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AudioChunk } from './airing.ts';
import { makeAiring, makeFile } from './audio.test-helper.ts';
import { createHls, playlistSegments, targetDurationSeconds } from './hls.ts';
import { framesToMs } from './station-format.ts';
import { mostFramesPerChunk } from './timeline.ts';

const startMs = 1_800_000_000_000;
const tagLength = 73;

function chunksOf(sizes: number[], startsAt = startMs): AudioChunk[] {
  let frame = 0;
  return sizes.map((frames) => {
    const at = Math.ceil(startsAt + framesToMs(frame));
    const chunk = { bytes: makeFile(frames, frame), airing: makeAiring(), frames, at };
    frame += frames;
    return chunk;
  });
}

function broadcast(chunks: AudioChunk[]) {
  const hls = createHls();
  for (const chunk of chunks) hls.push(chunk);
  const text = hls.playlist((sequence) => `${sequence}.mp3`) ?? '';
  const listed = [...text.matchAll(/^(\d+)\.mp3$/gm)].map(([, sequence]) => Number(sequence));
  const segments = listed.map((sequence) => hls.segment(sequence) ?? Buffer.alloc(0));
  return { hls, text, listed, segments };
}

const steady = (count: number) => Array.from({ length: count }, () => 10);
const timestampOf = (segment: Buffer) => Number(segment.readBigUInt64BE(tagLength - 8));

test('a player finds the last six segments, numbered on and dated by the programme clock', () => {
  const { text, listed } = broadcast(chunksOf(steady(160)));
  expect(text.split('\n').slice(0, 4)).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-TARGETDURATION:5',
    `#EXT-X-MEDIA-SEQUENCE:${listed[0]}`,
  ]);
  expect(listed).toHaveLength(playlistSegments);
  expect(listed).toEqual(listed.map((_, index) => (listed[0] ?? 0) + index));
  expect(text).toContain('#EXTINF:4.17959,');
  expect(text).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date(startMs + 16_719).toISOString()}`);
  expect(text).not.toContain('ENDLIST');
});

test('before the first segment is complete there is no playlist', () => {
  const { hls } = broadcast(chunksOf(steady(15)));
  expect(hls.playlist(String)).toBeUndefined();
});

test('each segment begins with the timestamp tag that Safari asks for', () => {
  const { segments } = broadcast(chunksOf(steady(80)));
  for (const segment of segments) {
    expect(segment.toString('latin1', 0, 5)).toBe('ID3\x04\0');
    expect(segment[9]).toBe(tagLength - 10);
    expect(segment.toString('latin1', 10, 14)).toBe('PRIV');
    expect(segment[17]).toBe(tagLength - 20);
    expect(segment.toString('latin1', 20, 65)).toBe('com.apple.streaming.transportStreamTimestamp\0');
    expect(segment.readUInt16BE(tagLength)).toBe(0xfffb);
  }
  expect(timestampOf(segments[0] as Buffer)).toBe((startMs * 90) % 2 ** 33);
});

describe('however the audio was cut into chunks', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: mostFramesPerChunk }), { minLength: 30, maxLength: 100 });

  test('segments hold every byte in order, last as long as they say and keep within the target', () => {
    fc.assert(
      fc.property(sizes, (frames) => {
        const chunks = chunksOf(frames);
        const { text, segments } = broadcast(chunks);
        const whole = Buffer.concat(chunks.map(({ bytes }) => bytes));
        const audio = Buffer.concat(segments.map((segment) => segment.subarray(tagLength)));
        expect(whole.includes(audio)).toBe(true);
        const durations = [...text.matchAll(/EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
        for (const seconds of durations) expect(Math.round(seconds)).toBeLessThanOrEqual(targetDurationSeconds);
        for (const [index, segment] of segments.slice(1).entries()) {
          const ticks = (timestampOf(segment) - timestampOf(segments[index] as Buffer) + 2 ** 33) % 2 ** 33;
          expect(ticks / 90_000).toBeCloseTo(durations[index] ?? 0, 4);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('a segment can still be fetched for a while after it left the playlist', () => {
  const chunks = chunksOf(steady(16 * 20));
  const hls = createHls();
  for (const chunk of chunks.slice(0, 16 * 6)) hls.push(chunk);
  const first = Number(/MEDIA-SEQUENCE:(\d+)/.exec(hls.playlist(String) ?? '')?.[1]);
  for (const chunk of chunks.slice(16 * 6, 16 * 12)) hls.push(chunk);
  expect(hls.playlist(String)).not.toContain(`\n${first}\n`);
  expect(hls.segment(first)).toBeDefined();
  for (const chunk of chunks.slice(16 * 12)) hls.push(chunk);
  expect(hls.segment(first)).toBeUndefined();
});

test('after a restart the numbers go on above those before', () => {
  const before = broadcast(chunksOf(steady(1600)));
  const after = broadcast(chunksOf(steady(40), startMs + framesToMs(16_000)));
  expect(after.listed[0]).toBeGreaterThan(before.listed.at(-1) ?? Number.POSITIVE_INFINITY);
});

test('a source that begins without knowing the one before it stands behind a seam', () => {
  const hls = createHls();
  hls.begin(3);
  for (const chunk of chunksOf(steady(16))) hls.push(chunk);
  expect(hls.playlist(String)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:2\n#EXT-X-DISCONTINUITY\n');
});
