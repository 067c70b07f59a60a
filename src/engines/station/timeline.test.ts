import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AudioChunk } from './airing.ts';
import { makeFile } from './audio.test-helper.ts';
import { openTrack } from './mp3-track.ts';
import { framesToMs } from './station-format.ts';
import { createTimeline } from './timeline.ts';

const bytesOf = (chunks: AudioChunk[]) => Buffer.concat(chunks.map(({ bytes }) => bytes));

/** A timeline that always has its next item at hand, and what all items together sound like. */
function endlessTimeline(lengths: number[], startsAt = 0) {
  const timeline = createTimeline('antena_1');
  const files: Buffer[] = [];
  const queueNext = () => {
    const file = makeFile(lengths[files.length % lengths.length] ?? 1, files.length * 1000);
    timeline.queue({ id: `item-${files.length}`, kind: 'song' }, openTrack(file));
    files.push(file);
  };
  queueNext();
  timeline.restartAt(startsAt);
  function take(now: number): AudioChunk[] {
    const chunks: AudioChunk[] = [];
    for (let more = timeline.take(now); more.length > 0; more = timeline.take(now)) {
      chunks.push(...more);
      if (timeline.isEmpty()) queueNext();
    }
    return chunks;
  }
  return { timeline, take, whole: () => Buffer.concat(files) };
}

const stalls = fc.array(fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 6000 })), {
  minLength: 1,
  maxLength: 60,
});
const lengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 });

test('[ONAIR-02] however irregularly the clock is read, no frame is lost, doubled or out of place', () => {
  fc.assert(
    fc.property(lengths, stalls, (itemLengths, pauses) => {
      const { take, whole } = endlessTimeline(itemLengths);
      let now = 0;
      const chunks = pauses.flatMap((pause) => {
        now += pause;
        return take(now);
      });
      const sent = bytesOf(chunks);
      expect(sent.equals(whole().subarray(0, sent.length))).toBe(true);
      const frames = chunks.reduce((sum, chunk) => sum + chunk.frames, 0);
      // At the very edge of a frame the two differ by a whole one, give or take the last digit of a division.
      expect(Math.abs(framesToMs(frames) - now)).toBeLessThanOrEqual(framesToMs(1) + 1e-6);
    }),
  );
});

test('[ONAIR-02] airings follow one another to the millisecond, and each chunk belongs to one', () => {
  fc.assert(
    fc.property(lengths, fc.integer({ min: 0, max: 2 ** 41 }), (itemLengths, startsAt) => {
      const { take } = endlessTimeline(itemLengths, startsAt);
      const airings = [...new Set(take(startsAt + 10_000).map(({ airing }) => airing))];
      expect(airings[0]?.startsAt).toBe(startsAt);
      for (const [index, airing] of airings.entries()) {
        expect(airing.id).toBe(`antena_1:${airing.startsAt}`);
        expect(airing.startsAt).toBe(airings[index - 1]?.endsAt ?? startsAt);
        const length = framesToMs(itemLengths[index % itemLengths.length] ?? 0);
        expect(Math.abs(airing.endsAt - airing.startsAt - length)).toBeLessThan(1);
      }
    }),
  );
});

test('an airing begins at the very millisecond it says', () => {
  const { timeline, take } = endlessTimeline([100], 1000);
  take(1000);
  const change = timeline.changesAt() ?? 0;
  expect(take(change - 1).every(({ airing }) => airing.itemId === 'item-0')).toBe(true);
  expect(take(change)[0]?.airing).toMatchObject({ itemId: 'item-1', startsAt: change });
});

test('after three days it is still on time', () => {
  const threeDays = 3 * 24 * 3600 * 1000;
  const timeline = createTimeline('antena_1');
  const track = openTrack(makeFile(3000));
  timeline.restartAt(0);
  let frames = 0;
  for (let now = 0; now <= threeDays; now += 60_000) {
    for (let guard = 0; guard < 10; guard++) {
      if (timeline.isEmpty()) timeline.queue({ id: 'song', kind: 'song' }, track);
      for (const chunk of timeline.take(now)) frames += chunk.frames;
    }
  }
  expect(framesToMs(frames) - threeDays).toBeGreaterThan(0);
  expect(framesToMs(frames) - threeDays).toBeLessThan(framesToMs(1) + 0.001);
});

test('without a next item it waits, and goes on where it stopped', () => {
  const timeline = createTimeline('antena_1');
  timeline.queue({ id: 'first', kind: 'song' }, openTrack(makeFile(10)));
  timeline.restartAt(0);
  expect(bytesOf(timeline.take(1000)).equals(makeFile(10))).toBe(true);
  expect(timeline.isEmpty()).toBe(true);
  expect(timeline.take(2000)).toEqual([]);
  timeline.queue({ id: 'second', kind: 'song' }, openTrack(makeFile(10, 50)));
  expect(timeline.take(2000)[0]?.airing).toMatchObject({ itemId: 'second', startsAt: 262 });
});
