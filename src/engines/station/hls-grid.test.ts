import { expect, test } from 'vitest';
import type { AudioChunk } from './airing.ts';
import { makeAiring, makeFrames } from './audio.test-helper.ts';
import { createGridSegmenter, type GridSegment, gridMs } from './hls-grid.ts';
import { emptyPlaylist, listedSegments, readPlaylist, withSegment, writePlaylist } from './hls-playlist.ts';
import { framesToMs } from './station-format.ts';

const startMs = 1_800_000_001_234;

/** The same programme, in chunks of so many frames, from a frame on. */
function chunks(frames: number, perChunk: number, from = 0): AudioChunk[] {
  const all = makeFrames(frames);
  const cut: AudioChunk[] = [];
  for (let at = from; at < frames; at += perChunk) {
    const some = all.slice(at, at + perChunk);
    const due = Math.ceil(startMs + framesToMs(at));
    cut.push({ bytes: Buffer.concat(some), frames: some.length, airing: makeAiring(), at: due });
  }
  return cut;
}

const segmentsOf = (some: AudioChunk[], push = createGridSegmenter()): GridSegment[] => some.flatMap(push);
const soundOf = ({ bytes }: GridSegment) => bytes.subarray(73);

test('[SCALE-03] segments are cut by the clock: whoever encodes the programme gives the same sound the same number', () => {
  const one = segmentsOf(chunks(1000, 19));
  const other = segmentsOf(chunks(1000, 40, 300)).slice(1);
  expect(one.length).toBeGreaterThan(4);
  for (const segment of one) expect(Math.floor(segment.startsAt / gridMs)).toBe(segment.sequence);
  for (const segment of other) {
    const same = one.find(({ sequence }) => sequence === segment.sequence);
    expect(same && soundOf(segment).equals(soundOf(same))).toBe(true);
  }
  expect(one.slice(1).every(({ isApart, durationMs }) => !isApart && Math.abs(durationMs - gridMs) < 30)).toBe(true);
});

test('[SCALE-03] a process that takes over goes on with the numbers and the list of the one before, behind a seam', () => {
  let list = emptyPlaylist;
  for (const segment of segmentsOf(chunks(900, 19))) list = withSegment(list, segment);
  const read = readPlaylist(writePlaylist(list));
  expect(read).toMatchObject({ seamsGone: list.seamsGone });
  expect(read?.segments.map(({ sequence }) => sequence)).toEqual(list.segments.map(({ sequence }) => sequence));
  const last = list.segments.at(-1)?.sequence ?? 0;
  // It begins some seconds ago, as every start does.
  const [next] = segmentsOf(chunks(1400, 19, 700), createGridSegmenter(last));
  expect(next).toMatchObject({ sequence: last + 1, isApart: true });
  const text = writePlaylist(withSegment(read ?? emptyPlaylist, next as GridSegment));
  expect(text).toMatch(/#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:[^\n]+\n#EXTINF:[\d.]+,\n\d+\.mp3\n$/);
});

test('a list has no gaps and remembers how many seams have left it', () => {
  const segment = (sequence: number, isApart = false) => {
    return { sequence, bytes: Buffer.alloc(0), durationMs: gridMs, startsAt: sequence * gridMs, isApart };
  };
  let list = emptyPlaylist;
  for (let sequence = 10; sequence < 20; sequence++) list = withSegment(list, segment(sequence, sequence === 10));
  expect(list.segments).toHaveLength(listedSegments);
  expect(list.seamsGone).toBe(1);
  const anew = withSegment(list, segment(30));
  expect(anew.segments.map(({ sequence, isApart }) => [sequence, isApart])).toEqual([[30, true]]);
  expect(writePlaylist(anew)).toContain('#EXT-X-MEDIA-SEQUENCE:30\n#EXT-X-DISCONTINUITY-SEQUENCE:1\n#EXT-X-DISCONT');
  expect(readPlaylist('<html>')).toBeUndefined();
});

test('a clock that was moved makes a seam, and no number comes twice', () => {
  const push = createGridSegmenter();
  const before = segmentsOf(chunks(600, 20), push);
  const moved = chunks(1400, 20).map((chunk) => ({ ...chunk, at: chunk.at - 3000 }));
  const after = segmentsOf(moved.slice(20), push);
  const numbers = [...before, ...after].map(({ sequence }) => sequence);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(after.some(({ isApart }) => isApart)).toBe(true);
});
