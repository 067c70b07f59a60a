import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createHeldBack, heldBackMs, listenerDelayMs } from './held-back.ts';

test.each([
  ['hears the first second of the greeting', 1, 4_000, 101_000, 4_000],
  ['connected slowly', 1, 4_000, 101_700, 4_700],
  ['listens for an hour', 3_600, 4_000, 3_700_000, 4_000],
  ['listens after a stall of five seconds', 3_600, 4_000, 3_705_000, 9_000],
  ['gets no greeting', 10, 0, 110_300, 300],
  ['seems to hear the future', 30, 4_000, 101_000, 0],
  ['seems to be hours behind', 0, 4_000, 9_000_000, 60_000],
  ['hears nothing yet', Number.NaN, 4_000, 101_000, 0],
])('a listener who %s', (_, currentTimeSeconds, burstMs, nowMs, delayMs) => {
  expect(listenerDelayMs({ currentTimeSeconds, connectedAtMs: 100_000 }, burstMs, nowMs)).toBe(delayMs);
});

test.each([
  ['is told by the stream when that aired', 84_000, 17_000],
  ['has a clock an hour ahead of the station', 101_000 - 3_600_000, 4_000],
  ['has a clock behind the station', 102_000, 4_000],
])('a listener who %s', (_, airedAtMs, delayMs) => {
  const position = { currentTimeSeconds: 1, connectedAtMs: 100_000, airedAtMs };
  expect(listenerDelayMs(position, 4_000, 101_000)).toBe(delayMs);
});

test.each([
  [10_000, 6_000, 10_000, 6_000],
  [10_000, 6_000, 15_999, 1],
  [10_000, 6_000, 16_000, 0],
  [10_000, 0, 9_500, 500],
  [10_000, 0, 99_000, 0],
])('an item that starts at %i is heard %i ms later: at %i it must still wait %i', (startsAt, delay, now, wait) => {
  expect(heldBackMs(startsAt, delay, now)).toBe(wait);
});

describe('what is shown', () => {
  function open(delayMs: number) {
    const clock = createFakeClock();
    const listener = { delayMs };
    const shown: [string, number][] = [];
    const heldBack = createHeldBack<string>({
      clock,
      delayMs: () => listener.delayMs,
      show: (item) => shown.push([item, clock.now()]),
    });
    return { clock, listener, shown, heldBack };
  }

  test('switches when the item is heard', () => {
    const { clock, shown, heldBack } = open(6_000);
    heldBack.offer('now', -60_000);
    expect(shown).toEqual([['now', 0]]);
    heldBack.offer('next', 0);
    clock.advance(5_999);
    expect(shown).toHaveLength(1);
    clock.advance(1);
    expect(shown.at(-1)).toEqual(['next', 6_000]);
  });

  test('waits longer when a stall has made the delay longer', () => {
    const { clock, listener, shown, heldBack } = open(6_000);
    heldBack.offer('next', 0);
    clock.advance(3_000);
    listener.delayMs = 10_000;
    clock.advance(6_999);
    expect(shown).toEqual([]);
    clock.advance(1);
    expect(shown).toEqual([['next', 10_000]]);
  });

  test('keeps the order of the air, and is the air itself once the sound stops', () => {
    const { clock, listener, shown, heldBack } = open(6_000);
    heldBack.offer('jingle', 0);
    heldBack.offer('song', 500);
    clock.advance(600);
    expect(shown).toEqual([]);
    listener.delayMs = 0;
    heldBack.look();
    expect(shown.map(([item]) => item)).toEqual(['jingle', 'song']);
    expect(clock.pending()).toBe(0);
  });

  test('puts an item that comes back before those that follow it', () => {
    const { clock, shown, heldBack } = open(6_000);
    heldBack.offer('next', 2_000);
    heldBack.offer('shown too early', 500);
    clock.advance(60_000);
    expect(shown).toEqual([
      ['shown too early', 6_500],
      ['next', 8_000],
    ]);
  });

  test('switches no more after the end', () => {
    const { clock, shown, heldBack } = open(6_000);
    heldBack.offer('next', 0);
    heldBack.stop();
    clock.advance(60_000);
    expect(shown).toEqual([]);
  });
});
