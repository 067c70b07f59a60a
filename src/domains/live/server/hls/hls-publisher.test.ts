import { beforeEach, expect, test } from 'vitest';
import type { AudioChunk } from '#engines/station/airing.ts';
import { makeLibrary, passTime, testRandom } from '#engines/station/audio.test-helper.ts';
import { gridMs } from '#engines/station/hls-grid.ts';
import { listedSegments } from '#engines/station/hls-playlist.ts';
import { createProgramme } from '#engines/station/programme.ts';
import { createFakeClock } from '#kit/clock.ts';
import { createLog } from '#server/log.ts';
import { startS3Server } from '#server/media/store/s3-server.test-helper.ts';
import { afterwards } from '../../../../../tests/afterwards.ts';
import { createHlsBucket } from './hls-bucket.ts';
import { publishHls } from './hls-publisher.ts';

const s3 = await startS3Server({ bucket: 'sound' });
afterwards(s3.close);
const startMs = 1_800_000_000_000;

beforeEach(() => {
  s3.objects.clear();
  s3.requests.length = 0;
});

/** A process that plays and publishes from this moment on. */
async function onAir(clock = createFakeClock(startMs)) {
  const publisher = publishHls({
    folder: 'antena_1/128',
    bucket: createHlsBucket(s3.settings),
    log: createLog('silent'),
  });
  const chunks: AudioChunk[] = [];
  const programme = createProgramme({
    id: 'antena_1',
    library: makeLibrary(),
    clock,
    random: testRandom(),
    onAiring: () => undefined,
    onAudio(chunk) {
      chunks.push(chunk);
      publisher.push(chunk);
    },
  });
  await programme.start();
  const pass = async (ms: number) => {
    // The bucket is real and takes its time, the clock is not.
    for (let left = ms; left > 0; left -= 2000) {
      await passTime(clock, Math.min(left, 2000));
      await publisher.stop();
    }
  };
  return { clock, publisher, programme, pass, chunks };
}

const textOf = (key: string) => s3.objects.get(key)?.body.toString() ?? '';
const listed = () =>
  [...textOf('antena_1/128/live.m3u8').matchAll(/^(\d+)\.mp3$/gm)].map(([, number]) => Number(number));
const kept = () => [...s3.objects.keys()].filter((key) => key.endsWith('.mp3'));

test('[SCALE-03] segments and list lie in the bucket, the list for seconds and the segments for good', async () => {
  const { pass, programme } = await onAir();
  await pass(61_000);
  programme.stop();
  const numbers = listed();
  expect(numbers).toHaveLength(listedSegments);
  for (const number of numbers) {
    expect(s3.objects.get(`antena_1/128/${number}.mp3`)).toMatchObject({
      contentType: 'audio/mpeg',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  }
  expect(s3.objects.get('antena_1/128/live.m3u8')).toMatchObject({
    contentType: 'application/vnd.apple.mpegurl',
    cacheControl: 'public, max-age=2',
  });
  expect(numbers.at(-1)).toBe(Math.floor((startMs + 60_000) / gridMs) - 1);
});

test('[SCALE-03] a list never names what is not there yet', async () => {
  const { pass, programme } = await onAir();
  await pass(30_000);
  programme.stop();
  const puts = s3.requests.filter((line) => line.startsWith('PUT')).map((line) => line.replace(/.*\//, ''));
  for (const [index, name] of puts.entries()) if (name === 'live.m3u8') expect(puts[index - 1]).toMatch(/^\d+\.mp3$/);
});

test('[SCALE-03] whoever takes over goes on with numbers and list, behind a seam', async () => {
  const first = await onAir();
  await first.pass(40_000);
  first.programme.stop();
  const before = listed();
  const second = await onAir(first.clock);
  await second.pass(9_000);
  second.programme.stop();
  const after = listed();
  expect(after.slice(0, 2).every((number) => before.includes(number))).toBe(true);
  expect(after).toEqual(after.map((_, index) => (after[0] ?? 0) + index));
  expect(textOf('antena_1/128/live.m3u8')).toMatch(/mp3\n#EXT-X-DISCONTINUITY\n/);
});

test('a bucket that is away costs its time and no more', async () => {
  const { pass, programme } = await onAir();
  await pass(20_000);
  s3.troubles.push(...Array<number>(12).fill(503));
  await pass(12_000);
  await pass(30_000);
  programme.stop();
  const numbers = listed();
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  const list = textOf('antena_1/128/live.m3u8');
  const seamsGone = Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(list)?.[1]);
  expect(seamsGone + [...list.matchAll(/#EXT-X-DISCONTINUITY\n/g)].length).toBe(2);
});

test('what no list has named for two minutes is removed, also what another process left', async () => {
  const first = await onAir();
  await first.pass(20_000);
  first.programme.stop();
  const old = kept();
  const { pass, programme } = await onAir(first.clock);
  await pass(180_000);
  programme.stop();
  expect(kept().length).toBeLessThan(34);
  for (const key of old) expect(kept()).not.toContain(key);
});
