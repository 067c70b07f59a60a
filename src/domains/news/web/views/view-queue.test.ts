import { expect, test, vi } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createViewQueue, type ViewBatch } from './view-queue.ts';

function open() {
  const clock = createFakeClock(Date.parse('2026-11-15T10:00:00Z'));
  const batches: ViewBatch[] = [];
  let fails = false;
  const queue = createViewQueue({
    clock,
    send: async (batch) => {
      batches.push(batch);
      if (fails) throw new Error('no answer');
    },
  });
  const ids = () => batches.map(({ newsViews }) => newsViews.map(({ newsId }) => newsId));
  return { clock, queue, batches, ids, fail: (value: boolean) => (fails = value) };
}

test('[NEWS-54] what a reader sees goes in one batch, two seconds after the last of it', async () => {
  const { clock, queue, batches, ids } = open();
  queue.add(1);
  await clock.advanceAsync(1_500);
  queue.add(2);
  await clock.advanceAsync(1_999);
  expect(ids()).toEqual([]);
  await clock.advanceAsync(1);
  expect(ids()).toEqual([[1, 2]]);
  expect(batches[0]).toEqual({
    sendTime: '2026-11-15T10:00:03.500Z',
    newsViews: [
      { newsId: 1, timestamp: '2026-11-15T10:00:00.000Z' },
      { newsId: 2, timestamp: '2026-11-15T10:00:01.500Z' },
    ],
  });
  await clock.advanceAsync(60_000);
  expect(ids()).toHaveLength(1);
});

test('[NEWS-56] a batch that did not arrive stays in the queue and goes with the next one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { clock, queue, ids, fail } = open();
  fail(true);
  queue.add(1);
  await clock.advanceAsync(2_000);
  fail(false);
  queue.add(2);
  await clock.advanceAsync(2_000);
  queue.add(3);
  await clock.advanceAsync(2_000);
  expect(ids()).toEqual([[1], [1, 2], [3]]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('whoever leaves is not kept waiting: what was seen goes at once, a hundred at a time', async () => {
  const { clock, queue, ids } = open();
  for (let id = 1; id <= 130; id++) queue.add(id);
  await queue.flush();
  expect(ids().map((batch) => batch.length)).toEqual([100]);
  await clock.advanceAsync(2_000);
  expect(ids().map((batch) => batch.length)).toEqual([100, 30]);
  await queue.flush();
  expect(ids()).toHaveLength(2);
});
