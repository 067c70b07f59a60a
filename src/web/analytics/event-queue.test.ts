import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createEventQueue, type TrackedEvent } from './event-queue.ts';

function open() {
  const clock = createFakeClock();
  const sent: string[][] = [];
  const state = { isReachable: true };
  const queue = createEventQueue({
    clock,
    send: async (events) => {
      if (!state.isReachable) throw new Error('no network');
      sent.push(events.map(({ name }) => name));
    },
  });
  const add = (...names: string[]) => {
    for (const name of names) queue.add({ name, path: '/', at: '2026-11-14T10:00:00.000Z' } as TrackedEvent);
  };
  return { clock, queue, sent, state, add };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

test('events of two seconds travel together', () => {
  const { clock, sent, add } = open();
  add('a');
  clock.advance(1999);
  add('b');
  expect(sent).toEqual([]);
  clock.advance(1);
  expect(sent).toEqual([['a', 'b']]);
  expect(clock.pending()).toBe(0);
});

test('twenty events do not wait', () => {
  const { sent, add } = open();
  add(...many(19));
  expect(sent).toEqual([]);
  add('last');
  expect(sent).toEqual([[...many(19), 'last']]);
});

test('whoever leaves the page takes along what waits', () => {
  const { queue, sent, add } = open();
  add('a');
  queue.flush();
  queue.flush();
  expect(sent).toEqual([['a']]);
});

test('whoever withdraws the consent is not counted: what waits is forgotten, also what was on its way', async () => {
  const { clock, queue, sent, state, add } = open();
  add('a');
  queue.drop();
  await clock.advanceAsync(60_000);
  expect(sent).toEqual([]);
  state.isReachable = false;
  add('b');
  queue.flush();
  queue.drop();
  state.isReachable = true;
  await clock.advanceAsync(60_000);
  expect(sent).toEqual([]);
});

test('without a network events wait their turn, and never more than a hundred', async () => {
  const { clock, sent, state, add } = open();
  state.isReachable = false;
  add('first');
  await clock.advanceAsync(2_000);
  add(...many(150));
  await clock.advanceAsync(29_999);
  state.isReachable = true;
  expect(sent).toEqual([]);
  await clock.advanceAsync(30_001);
  expect(sent.flat()).toEqual(many(150).slice(-100));
  expect(sent.every((batch) => batch.length <= 20)).toBe(true);
});
