import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import type { Alarm } from '../../alarm.rules.ts';
import { createAlarm } from './create-alarm.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const minuteMs = 60_000;

function setUp(alarm: Partial<Alarm> = {}, { isPlaying = false, volume = 80 } = {}) {
  const clock = createFakeClock(new Date('2026-11-16T06:50:00').getTime());
  const kept: Alarm = { isOn: true, time: '07:00', days: everyDay, ...alarm };
  const radio = { isPlaying, volume, previousVolume: 60, starts: 0 };
  const seen = { rings: [] as string[], missed: [] as string[] };
  const told = (at: Date) => at.toTimeString().slice(0, 5);
  let sleptMs = 0;
  const created = createAlarm({
    clock: { ...clock, now: () => clock.now() + sleptMs },
    read: () => kept,
    radio: {
      now: () => radio,
      play: () => {
        radio.starts++;
        radio.isPlaying = true;
      },
      setVolume: (percent) => {
        radio.volume = percent;
      },
    },
    onRing: (at) => seen.rings.push(told(at)),
    onMissed: (at) => seen.missed.push(told(at)),
  });
  /** Time passes, and no timer runs. */
  const sleep = (minutes: number) => {
    sleptMs += minutes * minuteMs;
  };
  return { clock, kept, radio, seen, sleep, alarm: created };
}

test('at its time the radio starts hardly heard and rises to the listener’s volume within a minute', () => {
  const { clock, radio, seen } = setUp();
  clock.advance(10 * minuteMs - 1);
  expect([seen.rings, radio.starts, radio.volume]).toEqual([[], 0, 80]);
  clock.advance(1);
  expect([seen.rings, radio.starts, radio.volume]).toEqual([['07:00'], 1, 8]);
  clock.advance(30_000);
  expect(radio.volume).toBe(44);
  clock.advance(33_000);
  expect(radio.volume).toBe(80);
  clock.advance(24 * 60 * minuteMs - 63_000);
  expect([seen.rings, radio.starts]).toEqual([['07:00', '07:00'], 1]);
});

test('a muted radio rises to what was heard last; one that plays already is left alone', () => {
  const muted = setUp({}, { volume: 0 });
  muted.clock.advance(12 * minuteMs);
  expect([muted.radio.starts, muted.radio.volume]).toEqual([1, 60]);
  const playing = setUp({}, { isPlaying: true });
  playing.clock.advance(12 * minuteMs);
  expect([playing.seen.rings, playing.radio.starts, playing.radio.volume]).toEqual([['07:00'], 0, 80]);
});

test('the listener’s hand ends the rise: on the volume for good, on pause with the old volume back', () => {
  const louder = setUp();
  louder.clock.advance(10 * minuteMs + 9_000);
  louder.radio.volume = 33;
  louder.clock.advance(minuteMs);
  expect(louder.radio.volume).toBe(33);
  const paused = setUp();
  paused.clock.advance(10 * minuteMs + 9_000);
  paused.radio.isPlaying = false;
  paused.clock.advance(3_000);
  expect(paused.radio.volume).toBe(80);
});

test('ten minutes more are ten minutes; switching the alarm off ends them too', () => {
  const { clock, seen, radio, alarm, kept } = setUp();
  clock.advance(10 * minuteMs + 6_000);
  radio.isPlaying = false;
  alarm.snooze();
  expect(radio.volume).toBe(80);
  clock.advance(10 * minuteMs);
  expect([seen.rings, radio.starts]).toEqual([['07:00', '07:10'], 2]);
  alarm.snooze();
  kept.isOn = false;
  alarm.arm();
  clock.advance(60 * minuteMs);
  expect(seen.rings).toHaveLength(2);
  expect(clock.pending()).toBe(0);
});

test('a change holds at once', () => {
  const { clock, seen, alarm, kept } = setUp();
  kept.time = '06:55';
  alarm.arm();
  clock.advance(5 * minuteMs);
  expect(seen.rings).toEqual(['06:55']);
});

test('a machine that slept rings up to ten minutes late, and later than that says that it did not', () => {
  const slept = (minutes: number) => {
    const { sleep, seen, radio, alarm } = setUp();
    sleep(minutes);
    alarm.check();
    return { ...seen, starts: radio.starts };
  };
  expect(slept(20)).toEqual({ rings: ['07:00'], missed: [], starts: 1 });
  expect(slept(21)).toEqual({ rings: [], missed: ['07:00'], starts: 0 });
});

test('a page that goes in the middle of the rise leaves the listener’s volume behind', () => {
  const { clock, radio, alarm } = setUp();
  clock.advance(10 * minuteMs + 6_000);
  expect(radio.volume).toBeLessThan(30);
  alarm.stop();
  expect(radio.volume).toBe(80);
  expect(clock.pending()).toBe(0);
});
