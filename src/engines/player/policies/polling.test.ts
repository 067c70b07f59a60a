import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createPolling, historyRhythm, nowPlayingRhythm } from './polling.ts';

function open(rhythm: typeof nowPlayingRhythm, start = 0) {
  const clock = createFakeClock(start);
  const asked: number[] = [];
  const buckets: number[] = [];
  const polling = createPolling(clock, rhythm, (bucket) => {
    asked.push(clock.now() - start);
    buckets.push(bucket);
  });
  return { clock, asked, buckets, polling };
}

test('[NOWPLAYING-02] the current song is asked for after 1.5 s, then every 10 s', () => {
  const { clock, asked, polling } = open(nowPlayingRhythm);
  polling.start();
  polling.start();
  clock.advance(1_499);
  expect(asked).toEqual([]);
  clock.advance(30_001);
  expect(asked).toEqual([1_500, 11_500, 21_500, 31_500]);
});

test('[NOWPLAYING-03] all calls within the same five minutes carry the same bucket, and the next five minutes another', () => {
  const fiveMinutes = 300_000;
  const { clock, buckets, polling } = open(nowPlayingRhythm, 1_000 * fiveMinutes);
  const other = open(nowPlayingRhythm, 1_000 * fiveMinutes + 120_000);
  polling.start();
  other.polling.start();
  clock.advance(fiveMinutes - 1);
  other.clock.advance(60_000);
  expect(new Set([...buckets, ...other.buckets])).toEqual(new Set([1_000]));
  clock.advance(fiveMinutes);
  expect(new Set(buckets)).toEqual(new Set([1_000, 1_001]));
});

test('[NOWPLAYING-05] [NOWPLAYING-09] the song history is refreshed every 15 s, so none is ever 15 minutes old', () => {
  const { clock, asked, polling } = open(historyRhythm);
  polling.start();
  clock.advance(45_000);
  expect(asked).toEqual([15_000, 30_000, 45_000]);
});

test('polling that stops asks no more, and begins anew when started again', () => {
  const { clock, asked, polling } = open(nowPlayingRhythm);
  polling.start();
  clock.advance(2_000);
  polling.stop();
  clock.advance(60_000);
  polling.start();
  clock.advance(1_500);
  expect(asked).toEqual([1_500, 63_500]);
});
