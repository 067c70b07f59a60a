import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { createQueue } from './work-queue.ts';

const full = () => new Refusal(503, 'busy', { retryAfterSeconds: 5 });

function heldWork() {
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const start = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => finish.push(() => resolve(id)));
  };
  return { started, finish, start };
}

test('work is done two at a time, in the order in which it came', async () => {
  const queue = createQueue({ atOnce: 2, mostWaiting: 10, onFull: full });
  const { started, finish, start } = heldWork();
  const all = Promise.all([1, 2, 3, 4].map((id) => queue.run(start(id))));
  await Promise.resolve();
  expect(started).toEqual([1, 2]);
  finish[1]?.();
  await expect.poll(() => started).toEqual([1, 2, 3]);
  finish[0]?.();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  for (const end of finish) end();
  expect(await all).toEqual([1, 2, 3, 4]);
});

test('[SECURITY-03] beyond a full line the answer is a no that says when to come again, and the line goes on', async () => {
  const queue = createQueue({ atOnce: 1, mostWaiting: 2, onFull: full });
  const { finish, start } = heldWork();
  const taken = [1, 2, 3].map((id) => queue.run(start(id)));
  await expect(queue.run(start(4))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  for (let turn = 0; turn < 3; turn++) {
    await expect.poll(() => finish.length).toBe(turn + 1);
    finish[turn]?.();
  }
  expect(await Promise.all(taken)).toEqual([1, 2, 3]);
});

test('work that fails gives its place on', async () => {
  const queue = createQueue({ atOnce: 1, mostWaiting: 2, onFull: full });
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
