import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createStallWatchdog } from './stall-watchdog.ts';

function open() {
  const clock = createFakeClock();
  const told: string[] = [];
  const media = { time: 0 };
  const watchdog = createStallWatchdog({
    clock,
    currentTime: () => media.time,
    onMoved: () => told.push(`moved ${clock.now()}`),
    onStalled: () => told.push(`stalled ${clock.now()}`),
  });
  const flow = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      media.time += 1;
      clock.advance(1_000);
    }
  };
  return { clock, told, media, watchdog, flow };
}

test('a media clock that stands still for eight seconds is told once', () => {
  const { clock, told, watchdog } = open();
  watchdog.restart();
  clock.advance(7_999);
  expect(told).toEqual([]);
  clock.advance(60_000);
  expect(told).toEqual(['stalled 8000']);
  expect([watchdog.isWatching(), clock.pending()]).toEqual([false, 0]);
});

test('a media clock that moves is told at its first movement only, and never as stalled', () => {
  const { told, watchdog, flow } = open();
  watchdog.restart();
  flow(600);
  expect(told).toEqual(['moved 1000']);
});

test('a stall after long play is counted from the last movement', () => {
  const { clock, told, watchdog, flow } = open();
  watchdog.restart();
  flow(100);
  clock.advance(8_000);
  expect(told).toEqual(['moved 1000', 'stalled 108000']);
});

test('short gaps are no stall', () => {
  const { clock, told, watchdog, flow } = open();
  watchdog.restart();
  for (let gap = 0; gap < 10; gap++) {
    flow(1);
    clock.advance(6_000);
  }
  expect(told).toEqual(['moved 1000']);
});

test('a new load gets eight seconds of its own', () => {
  const { clock, told, media, watchdog } = open();
  media.time = 55;
  watchdog.restart();
  clock.advance(5_000);
  watchdog.restart();
  clock.advance(7_000);
  expect(told).toEqual([]);
  watchdog.stop();
  clock.advance(60_000);
  expect(told).toEqual([]);
});
