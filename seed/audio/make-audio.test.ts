import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeTempFolder } from '../../tests/temp-folder.ts';
import { trackOf } from './library.ts';
import { type AudioFile, makeAudioLibrary, makePreview } from './make-audio.ts';
import { encodeMp3 } from './mp3/encode.ts';
import { type Frame, frameSeconds, readFrames } from './mp3/frames.ts';
import { renderPiece } from './render.ts';
import { fromDecibels } from './sound/stereo.ts';

const ids = ['jingle-4', 'jingle-3'];
let folder: string;
let files: AudioFile[];
const progress: string[] = [];

beforeAll(async () => {
  folder = await makeTempFolder('audio');
  files = await makeAudioLibrary({ folder, ids, onProgress: (done, total) => progress.push(`${done}/${total}`) });
});

const rendered = new Map<string, ReturnType<typeof renderPiece>>();

/** As its recipe has it, for all tests that only listen to it. */
function pieceOf(id: string) {
  const { piece, seed } = trackOf(id);
  const known = rendered.get(id) ?? renderPiece(piece, seed);
  rendered.set(id, known);
  return known;
}

const bytesOf = (file: AudioFile | undefined) => readFile(join(folder, file?.file ?? ''));

/** True if every frame finds the data it borrows in the bodies of the frames before it. */
function isSelfContained(frames: Frame[]): boolean {
  let stored = 0;
  return frames.every((frame) => {
    const found = frame.borrowed <= stored;
    stored += frame.body;
    return found;
  });
}

test('the station learns file, length, size and hash of what was made, and how far the work is', async () => {
  expect(files.map(({ id, kind, file }) => [id, kind, file])).toEqual([
    ['jingle-4', 'jingle', 'jingle-4.mp3'],
    ['jingle-3', 'jingle', 'jingle-3.mp3'],
  ]);
  expect(progress).toEqual(['1/2', '2/2']);
  for (const file of files) {
    const bytes = await bytesOf(file);
    expect(file.bytes).toBe(bytes.length);
    expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(Math.abs(file.seconds - trackOf(file.id).seconds)).toBeLessThan(4 * frameSeconds);
  }
  expect((await readdir(folder)).sort()).toEqual(['jingle-3.mp3', 'jingle-4.mp3', 'manifest.json']);
});

test('every frame is MPEG-1 Layer III at 128 kbit/s, 44.1 kHz, joint stereo, and frames are all there is', async () => {
  for (const file of files) {
    const bytes = await bytesOf(file);
    const frames = readFrames(bytes);
    expect(frames.reduce((sum, { length }) => sum + length, 0)).toBe(bytes.length);
    expect(frames.length * frameSeconds).toBeCloseTo(file.seconds, 6);
    for (const { bitrateKbps, sampleRate, channelMode } of frames) {
      expect([bitrateKbps, sampleRate, channelMode]).toEqual([128, 44_100, 'joint stereo']);
    }
    expect(bytes.subarray(0, 200).toString('latin1')).not.toMatch(/ID3|Xing|Info|LAME/);
  }
});

test('files begin with an empty reservoir, so one can follow the other without a damaged frame', async () => {
  const joined = Buffer.concat(await Promise.all([...files, ...files].map(bytesOf)));
  const frames = readFrames(joined);
  expect(isSelfContained(frames)).toBe(true);
  const starts = new Set<number>([0, files[0]?.bytes ?? -1]);
  expect(frames.filter(({ offset }) => starts.has(offset)).map(({ borrowed }) => borrowed)).toEqual([0, 0]);
});

test('a listener hears every track equally loud, below the ceiling, and without a click at the ends', () => {
  for (const id of ['jingle-3', 'jingle-4']) {
    const { left, right } = pieceOf(id);
    let peak = 0;
    let energy = 0;
    for (const side of [left, right]) {
      for (const sample of side) {
        peak = Math.max(peak, Math.abs(sample));
        energy += sample * sample;
      }
      expect(Math.abs(side[0] ?? 1)).toBeLessThan(0.001);
      expect(Math.abs(side.at(-1) ?? 1)).toBeLessThan(0.001);
    }
    const rms = Math.sqrt(energy / (2 * left.length));
    expect(peak, id).toBeLessThan(fromDecibels(-1));
    expect(rms, id).toBeGreaterThan(fromDecibels(-16));
    expect(rms, id).toBeLessThan(fromDecibels(-14));
  }
});

test('the same recipe gives the same bytes, in whichever thread it is cooked', async () => {
  const { piece, seed } = trackOf('jingle-4');
  const again = pieceOf('jingle-4');
  const bytes = await encodeMp3(again);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(files[0]?.sha256);
  expect(renderPiece(piece, seed + 1).left).not.toEqual(again.left);
});

test('a second run makes nothing again', async () => {
  const before = await stat(join(folder, 'jingle-4.mp3'));
  const made: string[] = [];
  const again = await makeAudioLibrary({ folder, ids, onProgress: (_done, _total, label) => made.push(label) });
  expect(made).toEqual([]);
  expect(again).toEqual(files);
  expect((await stat(join(folder, 'jingle-4.mp3'))).mtimeMs).toBe(before.mtimeMs);
});

test('a file that was damaged, or comes from an older recipe, is made anew and nothing else is', async () => {
  const manifestPath = join(folder, 'manifest.json');
  const remade = async () => {
    const made: string[] = [];
    const again = await makeAudioLibrary({ folder, ids, onProgress: (_done, _total, label) => made.push(label) });
    expect(again).toEqual(files);
    return made;
  };
  await writeFile(join(folder, 'jingle-4.mp3'), 'half a file');
  expect(await remade()).toEqual(['Vetro']);
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  manifest['jingle-4'].recipe = 'last year';
  await writeFile(manifestPath, JSON.stringify(manifest));
  expect(await remade()).toEqual(['Vetro']);
});

test('a preview is thirty seconds long, wherever it is asked to start, and lacks no data', async () => {
  const jingle = await bytesOf(files[1]);
  const song = Buffer.concat(Array.from({ length: 9 }, () => jingle));
  const shelf = await makeTempFolder('songs');
  await writeFile(join(shelf, 'carta-carbone.mp3'), song);
  for (const start of [0, 7.31, 12, 500]) {
    const frames = readFrames(await makePreview(shelf, 'carta-carbone', start));
    expect(Math.abs(frames.length * frameSeconds - 30)).toBeLessThanOrEqual(frameSeconds);
    expect(isSelfContained(frames)).toBe(true);
  }
  const startFrame = Math.round(7.31 / frameSeconds);
  expect(isSelfContained(readFrames(song).slice(startFrame, startFrame + 1))).toBe(false);
});

test('a track that nobody wrote is refused by name', async () => {
  await expect(makeAudioLibrary({ folder, ids: ['jingle-9'] })).rejects.toThrow('There is no track "jingle-9"');
});
