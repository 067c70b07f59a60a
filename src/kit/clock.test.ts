import { expect, test } from 'vitest';
import { createFakeClock, realClock } from './clock.ts';

test('timers run in the order in which they fall due, at their own time', () => {
  const clock = createFakeClock(1000);
  const seen: string[] = [];
  const note = (name: string) => () => seen.push(`${name} ${clock.now()}`);
  clock.setTimeout(note('late'), 200);
  clock.setTimeout(note('early'), 100);
  clock.setTimeout(note('also early'), 100);
  clock.advance(99);
  expect(seen).toEqual([]);
  clock.advance(500);
  expect(seen).toEqual(['early 1100', 'also early 1100', 'late 1200']);
  expect(clock.now()).toBe(1599);
});

test('a timer started by a timer runs within the same stretch of time', () => {
  const clock = createFakeClock();
  const seen: number[] = [];
  const again = () => {
    seen.push(clock.now());
    clock.setTimeout(again, 10);
  };
  clock.setTimeout(again, 10);
  clock.advance(35);
  expect(seen).toEqual([10, 20, 30]);
  expect(clock.pending()).toBe(1);
});

test('a cleared timer never runs, not even when another timer clears it', () => {
  const clock = createFakeClock();
  const seen: string[] = [];
  const doomed = clock.setTimeout(() => seen.push('doomed'), 20);
  clock.setTimeout(() => clock.clearTimeout(doomed), 10);
  clock.clearTimeout(undefined);
  clock.advance(100);
  expect(seen).toEqual([]);
  expect(clock.pending()).toBe(0);
});

test('a loop of timers that lets no time pass is reported instead of hanging', () => {
  const clock = createFakeClock();
  const again = () => void clock.setTimeout(again, 0);
  again();
  expect(() => clock.advance(1)).toThrow('without time passing');
});

test('promises between timers settle in time', async () => {
  const clock = createFakeClock();
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
  const seen: number[] = [];
  async function retry() {
    await pause(100);
    seen.push(clock.now());
    await pause(100);
    seen.push(clock.now());
  }
  void retry();
  await clock.advanceAsync(250);
  expect(seen).toEqual([100, 200]);
});

test('the real clock tells the time and rings', async () => {
  expect(Math.abs(realClock.now() - Date.now())).toBeLessThan(1000);
  const rung = await new Promise((resolve) => {
    realClock.clearTimeout(realClock.setTimeout(() => resolve('cleared'), 0));
    realClock.setTimeout(() => resolve('rung'), 1);
  });
  expect(rung).toBe('rung');
});
