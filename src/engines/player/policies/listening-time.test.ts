import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createMilestones, milestoneMinutes } from './milestones.ts';

const minute = 60_000;

describe('the heartbeat', () => {
  function open() {
    const clock = createFakeClock();
    const beats: number[] = [];
    return { clock, beats, listen: createHeartbeat(clock, () => beats.push(clock.now())) };
  }

  test('[ANALYTICS-04] beats every 240,000 ms while somebody listens', () => {
    const { clock, beats, listen } = open();
    listen(true);
    clock.advance(239_999);
    expect(beats).toEqual([]);
    clock.advance(480_001);
    expect(beats).toEqual([240_000, 480_000, 720_000]);
    listen(false);
    clock.advance(10_000_000);
    expect(beats).toHaveLength(3);
  });

  test('goes its way however often it is told that somebody still listens', () => {
    const { clock, beats, listen } = open();
    for (let told = 0; told < 10; told++) {
      listen(true);
      clock.advance(100_000);
    }
    expect(beats).toEqual([240_000, 480_000, 720_000, 960_000]);
  });
});

describe('listening milestones', () => {
  test('stand at 1, 5, 15, 30, 60, 90 … minutes: steps of 1, 4, 10, 15, then 30', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(milestoneMinutes)).toEqual([1, 5, 15, 30, 60, 90, 120]);
  });

  function open() {
    const clock = createFakeClock();
    const reached: [number, number][] = [];
    return {
      clock,
      reached,
      listen: createMilestones(clock, (minutes) => reached.push([minutes, clock.now() / minute])),
    };
  }

  test('[ANALYTICS-05] are reached after 1, 5, 15, 30 minutes and then every 30', () => {
    const { clock, reached, listen } = open();
    listen(true);
    clock.advance(125 * minute);
    expect(reached).toEqual([1, 5, 15, 30, 60, 90, 120].map((minutes) => [minutes, minutes]));
  });

  test('count listening time: a pause stops the clock and does not reset it', () => {
    const { clock, reached, listen } = open();
    for (let turn = 0; turn < 10; turn++) {
      listen(true);
      clock.advance(0.5 * minute);
      listen(false);
      clock.advance(7 * minute);
    }
    expect(reached).toEqual([
      [1, 8],
      [5, 68],
    ]);
    expect(clock.pending()).toBe(0);
  });
});
