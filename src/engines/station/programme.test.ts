import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clock, createFakeClock, realClock } from '#kit/clock.ts';
import type { Airing } from './airing.ts';
import { usualBurstMs } from './audible-delay.ts';
import { makeAiring, makeItems, makeLibrary, passTime, testRandom } from './audio.test-helper.ts';
import { createProgramme, type ProgrammeOptions, tickMs } from './programme.ts';

const startMs = 1_800_000_000_000;
const tickSeconds = tickMs / 1000;

function setUp(options: Partial<ProgrammeOptions> = {}, clock: Clock = createFakeClock(startMs)) {
  const library = makeLibrary();
  const airings: Airing[] = [];
  const cuts: Airing[] = [];
  const audio: Buffer[] = [];
  let sentBytes = 0;
  const programme = createProgramme({
    id: 'antena_1',
    library,
    clock,
    random: testRandom(),
    onAiring: (airing) => airings.push(airing),
    onCut: (airing) => cuts.push(airing),
    onAudio({ bytes }) {
      audio.push(bytes);
      sentBytes += bytes.length;
    },
    ...options,
  });
  const sent = () => Buffer.concat(audio);
  const secondsSent = () => sentBytes / 16_000;
  const aired = () => Buffer.concat(airings.map(({ itemId }) => library.file(itemId)));
  return { programme, airings, cuts, sent, secondsSent, aired };
}

/** Timers that ring late by what `lateness` says, as they do when something else holds the event loop. */
function lateClock(lateness: () => number, fake = createFakeClock(startMs)) {
  return { ...fake, setTimeout: (run: () => void, ms: number) => fake.setTimeout(run, ms + lateness()) };
}

describe('on time', () => {
  test('[ONAIR-02] an hour of audio is sent within a fraction of a second of the hour, joined without a gap', async () => {
    const clock = createFakeClock(startMs);
    const { programme, airings, sent, secondsSent, aired } = setUp({}, clock);
    await programme.start();
    for (let minute = 1; minute <= 60; minute++) {
      await passTime(clock, 60_000);
      expect(Math.abs(secondsSent() - minute * 60 - usualBurstMs / 1000)).toBeLessThan(tickSeconds + 0.05);
    }
    const heard = sent();
    expect(heard.equals(aired().subarray(0, heard.length))).toBe(true);
    expect(new Set(airings.map(({ id }) => id)).size).toBe(airings.length);
    for (const [index, airing] of airings.entries()) {
      expect(airing.startsAt).toBe(airings[index - 1]?.endsAt ?? startMs - usualBurstMs);
    }
  });

  test('[ONAIR-02] an event loop that stalls again and again loses and doubles nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const chance = testRandom(seed);
        const clock = lateClock(() => (chance.next() < 0.1 ? chance.int(0, 5000) : chance.int(0, 20)));
        const { programme, cuts, sent, secondsSent, aired } = setUp({ random: testRandom(seed) }, clock);
        await programme.start();
        await passTime(clock, 90_000);
        const heard = sent();
        expect(heard.equals(aired().subarray(0, heard.length))).toBe(true);
        expect(secondsSent()).toBeGreaterThan(90 + usualBurstMs / 1000 - 5.5);
        expect(secondsSent()).toBeLessThan(90.1 + usualBurstMs / 1000);
        expect(cuts).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test('each airing is told at the millisecond it begins', async () => {
    const clock = createFakeClock(startMs);
    const told: number[] = [];
    const { programme, airings } = setUp({}, clock);
    const late = setUp({ onAiring: ({ startsAt }) => told.push(clock.now() - startsAt) }, clock);
    await Promise.all([programme.start(), late.programme.start()]);
    await passTime(clock, 120_000);
    expect(airings.length).toBeGreaterThan(5);
    expect(told).toEqual([usualBurstMs, ...told.slice(1).map(() => 0)]);
  });

  test('by the real clock a second of audio takes a second', async () => {
    const { programme, secondsSent } = setUp({}, realClock);
    await programme.start();
    const [before, startedAt] = [secondsSent(), Date.now()];
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const seconds = secondsSent() - before;
    programme.stop();
    expect(Math.abs(seconds - (Date.now() - startedAt) / 1000)).toBeLessThan(tickSeconds + 0.25);
  });
});

describe('a clock that jumps', () => {
  test('after minutes of sleep the station skips ahead: the item is closed where it stopped, the next begins', async () => {
    let sleep = 0;
    const clock = lateClock(() => sleep);
    const { programme, airings, cuts, secondsSent } = setUp({}, clock);
    await programme.start();
    await passTime(clock, 5000);
    const before = secondsSent();
    sleep = 300_000;
    await passTime(clock, tickMs);
    sleep = 0;
    await passTime(clock, 300_500);
    expect(cuts).toHaveLength(1);
    expect(cuts[0]).toEqual({ ...airings[0], endsAt: cuts[0]?.endsAt });
    expect(Math.abs((cuts[0]?.endsAt ?? 0) - (startMs + 5000))).toBeLessThan(2 * tickMs);
    expect(airings).toHaveLength(2);
    expect(airings[1]?.startsAt).toBeGreaterThan(startMs + 290_000);
    expect(secondsSent() - before).toBeLessThan(6);
  });

  test('a clock set back by an hour does not silence the station for an hour', async () => {
    const fake = createFakeClock(startMs);
    let shift = 0;
    const { programme, airings, cuts, secondsSent } = setUp({}, { ...fake, now: () => fake.now() + shift });
    await programme.start();
    await passTime(fake, 5000);
    const before = secondsSent();
    shift = -3_600_000;
    await passTime(fake, 10_000);
    expect(secondsSent() - before).toBeGreaterThan(9);
    expect(cuts).toHaveLength(1);
    expect(airings.length).toBeGreaterThan(1);
  });
});

describe('after a restart', () => {
  const resumeAt = async (last: Airing) => {
    const clock = createFakeClock(startMs);
    const context = setUp({ resume: [makeAiring('jingle-0', 5), last] }, clock);
    await context.programme.start();
    await passTime(clock, 60_000);
    return context;
  };

  test('[ONAIR-02] the interrupted airing is closed and the next one takes over without overlap', async () => {
    const last = makeAiring('song-1', startMs - 10_000);
    const { cuts, airings } = await resumeAt(last);
    expect(cuts).toEqual([{ ...last, endsAt: startMs - usualBurstMs }]);
    expect(airings[0]).toMatchObject({ kind: 'jingle', startsAt: startMs - usualBurstMs });
    expect(airings[1]?.kind).toBe('song');
  });

  test('an airing that had just begun keeps its id to itself', async () => {
    const last = makeAiring('song-1', startMs - 100);
    const { cuts, airings } = await resumeAt(last);
    expect(cuts).toEqual([{ ...last, endsAt: startMs - 99 }]);
    expect(airings[0]?.startsAt).toBe(startMs - 99);
  });

  test('an airing that ended long ago is left as it was logged', async () => {
    const { cuts, airings } = await resumeAt(makeAiring('song-1', startMs - 100_000));
    expect(cuts).toEqual([]);
    expect(airings[0]?.startsAt).toBe(startMs - usualBurstMs);
  });

  test('a stop closes the airing at the last byte, so that the log is true and nothing more is told', async () => {
    const clock = createFakeClock(startMs);
    const { programme, airings, cuts } = setUp({}, clock);
    await programme.start();
    await passTime(clock, 3000);
    programme.stop();
    programme.stop();
    await passTime(clock, 60_000);
    expect(airings).toHaveLength(1);
    expect(cuts.map(({ id }) => id)).toEqual([airings[0]?.id]);
    expect(Math.abs((cuts[0]?.endsAt ?? 0) - clock.now() + 60_000)).toBeLessThan(300);
    expect(clock.pending()).toBe(0);
  });
});

describe('files that cannot air', () => {
  test('another item is chosen, and the fault is told', async () => {
    const clock = createFakeClock(startMs);
    const good = makeLibrary();
    const faults: string[] = [];
    const library = {
      ...good,
      read: (item: { id: string; kind: 'song' | 'jingle' | 'spot' }) =>
        item.id === 'song-0' ? Promise.reject(new Error('gone')) : good.read(item),
    };
    const { programme, airings } = setUp({ library, onFault: (_, { id }) => faults.push(id) }, clock);
    await programme.start();
    await passTime(clock, 300_000);
    expect(airings.map(({ itemId }) => itemId)).not.toContain('song-0');
    expect(airings.length).toBeGreaterThan(20);
    expect(new Set(faults)).toEqual(new Set(['song-0']));
  });

  test('a station without a library waits for one', async () => {
    const clock = createFakeClock(startMs);
    const items = makeItems(2, 1, 1);
    const shelf: typeof items = [];
    const library = { ...makeLibrary(items), items: () => shelf };
    const { programme, airings } = setUp({ library }, clock);
    await programme.start();
    await passTime(clock, 60_000);
    expect(programme.onAir()).toBeUndefined();
    shelf.push(...items);
    await passTime(clock, 6000);
    expect(airings).toHaveLength(1);
    expect(programme.onAir()).toEqual(airings[0]);
  });

  test('a slow disk delays the next item and shifts nothing after it', async () => {
    const clock = createFakeClock(startMs);
    const good = makeLibrary();
    let reads = 0;
    const pause = () => new Promise<void>((resolve) => void clock.setTimeout(resolve, 20_000));
    const library = {
      ...good,
      read: (item: { id: string; kind: 'song' | 'jingle' | 'spot' }) =>
        ++reads === 2 ? pause().then(() => good.read(item)) : good.read(item),
    };
    const { programme, airings, cuts } = setUp({ library }, clock);
    await programme.start();
    await passTime(clock, 60_000);
    expect(cuts).toEqual([]);
    expect(airings[1]?.startsAt).toBe(airings[0]?.endsAt);
  });
});
