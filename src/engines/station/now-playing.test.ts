import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createNowPlaying } from './now-playing.ts';
import { makeAiring } from './test-audio.ts';

function setUp() {
  const clock = createFakeClock(1000);
  const nowPlaying = createNowPlaying(clock);
  const seen: string[] = [];
  const leave = nowPlaying.subscribe('antena_1', ({ itemId }) => seen.push(`${itemId} at ${clock.now()}`));
  return { clock, nowPlaying, seen, leave };
}

test('a change is told at once, and once, however often it is announced', () => {
  const { nowPlaying, seen } = setUp();
  nowPlaying.announce(makeAiring('first', 900));
  nowPlaying.announce(makeAiring('first', 900));
  expect(seen).toEqual(['first at 1000']);
  expect(nowPlaying.current('antena_1')?.itemId).toBe('first');
});

test('what is still to come is held back until it begins, in the order of the programme', () => {
  const { clock, nowPlaying, seen } = setUp();
  nowPlaying.announce(makeAiring('third', 3000));
  nowPlaying.announce(makeAiring('second', 2000));
  nowPlaying.announce(makeAiring('third', 3000));
  nowPlaying.announce(makeAiring('first', 1000));
  clock.advance(999);
  expect(seen).toEqual(['first at 1000']);
  clock.advance(5000);
  expect(seen).toEqual(['first at 1000', 'second at 2000', 'third at 3000']);
  expect(clock.pending()).toBe(0);
});

test('each channel tells its own, and who left is told nothing', () => {
  const { nowPlaying, seen, leave } = setUp();
  nowPlaying.announce(makeAiring('elsewhere', 1000, 'antena_1_dolby_atmos'));
  leave();
  nowPlaying.announce(makeAiring('first', 1000));
  expect(seen).toEqual([]);
  expect(nowPlaying.current('antena_1_dolby_atmos')?.itemId).toBe('elsewhere');
  expect(nowPlaying.current('unknown')).toBeUndefined();
});

test('a stop leaves no timer behind', () => {
  const { clock, nowPlaying } = setUp();
  nowPlaying.announce(makeAiring('later', 9000));
  nowPlaying.stop();
  expect(clock.pending()).toBe(0);
});
