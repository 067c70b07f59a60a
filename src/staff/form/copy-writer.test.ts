import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createCopyWriter } from './copy-writer.ts';

/** A disk that takes its time: each write is over when the test says so. */
function slowDisk() {
  let words: unknown;
  const waiting: (() => void)[] = [];
  const keep = (copy: { values: Record<string, unknown> }) =>
    new Promise<void>((done) => {
      waiting.push(() => {
        words = copy.values.text;
        done();
      });
    });
  return {
    place: {
      keep,
      drop: async () => {
        words = undefined;
      },
    },
    words: () => words,
    async finish(): Promise<void> {
      waiting.shift()?.();
      await new Promise(setImmediate);
    },
  };
}
const typed = (text: string) => ({ values: { text }, version: 1 });

test('[DESK-17] what is typed while the disk is busy is written as soon as it is free, the latest only', async () => {
  const { place, words, finish } = slowDisk();
  const writer = createCopyWriter(place);
  writer.keep(typed('a'));
  writer.keep(typed('ab'));
  writer.keep(typed('abc'));
  await finish();
  expect(words()).toBe('a');
  await finish();
  expect(words()).toBe('abc');
});

test('[DESK-17] a save that is acknowledged late does not take along what was typed since', async () => {
  const { place, words, finish } = slowDisk();
  const writer = createCopyWriter(place);
  writer.keep(typed('saved'));
  const dropping = writer.drop();
  writer.keep(typed('saved and more'));
  await finish();
  await finish();
  await dropping;
  expect(words()).toBe('saved and more');
});

test('[DESK-17] what the server has goes, also what still waited for the disk', async () => {
  const { place, words, finish } = slowDisk();
  const writer = createCopyWriter(place);
  writer.keep(typed('one'));
  writer.keep(typed('two'));
  const dropping = writer.drop();
  await finish();
  await dropping;
  expect(words()).toBeUndefined();
});

test('[DESK-17] who asks whether the words are kept is answered when the disk has the last of them', async () => {
  const { place, words, finish } = slowDisk();
  const writer = createCopyWriter(place);
  await writer.written();
  writer.keep(typed('a'));
  writer.keep(typed('abc'));
  const answered = writer.written().then((isKept) => [isKept, words()]);
  await finish();
  await finish();
  expect(await answered).toEqual([true, 'abc']);
});

test('[DESK-17] a disk that is full is owned up to, until it takes the words', async () => {
  let isFull = true;
  const keep = () => (isFull ? Promise.reject(new Error('QuotaExceededError')) : Promise.resolve());
  const writer = createCopyWriter({ keep, drop: async () => undefined });
  writer.keep(typed('a'));
  expect(await writer.written()).toBe(false);
  isFull = false;
  writer.keep(typed('ab'));
  expect(await writer.written()).toBe(true);
});

test('a disk that never answers keeps nobody waiting', async () => {
  const clock = createFakeClock();
  const writer = createCopyWriter({ keep: () => new Promise(() => undefined), drop: async () => undefined }, clock);
  writer.keep(typed('a'));
  const answered = writer.written();
  clock.advance(2_000);
  expect(await answered).toBe(false);
});
