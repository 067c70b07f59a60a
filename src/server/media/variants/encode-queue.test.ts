import { expect, test } from 'vitest';
import { createEncodeQueue, EncodersBusyError } from './encode-queue.ts';

/** Tasks that wait to be let go, and a record of those that began. */
function workshop(options: Parameters<typeof createEncodeQueue>[0]) {
  const queue = createEncodeQueue(options);
  const began: string[] = [];
  const gates = new Map<string, () => void>();
  return {
    began,
    add(name: string, urgent: boolean) {
      return queue.run(
        () =>
          new Promise<string>((resolve) => {
            began.push(name);
            gates.set(name, () => resolve(name));
          }),
        { urgent },
      );
    },
    async finish(name: string) {
      gates.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('no more encodes run at once than there are slots', async () => {
  const { began, add, finish } = workshop({ slots: 2 });
  for (const name of ['a', 'b', 'c']) add(name, true);
  expect(began).toEqual(['a', 'b']);
  await finish('a');
  expect(began).toEqual(['a', 'b', 'c']);
});

test('preparation leaves a slot free for whoever is waiting', async () => {
  const { began, add } = workshop({ slots: 2 });
  add('p1', false);
  add('p2', false);
  expect(began).toEqual(['p1']);
  add('visitor', true);
  expect(began).toEqual(['p1', 'visitor']);
});

test('with one slot preparation still goes on', async () => {
  const { began, add, finish } = workshop({ slots: 1 });
  add('p1', false);
  add('p2', false);
  await finish('p1');
  expect(began).toEqual(['p1', 'p2']);
});

test('what somebody now waits for overtakes what is only being prepared', async () => {
  const { began, add, finish } = workshop({ slots: 1 });
  add('p1', false);
  add('p2', false);
  const wanted = add('p3', false);
  wanted.urge();
  await finish('p1');
  expect(began).toEqual(['p1', 'p3']);
});

test('a failed encode frees its slot', async () => {
  const queue = createEncodeQueue({ slots: 1 });
  const failing = queue.run(() => Promise.reject(new Error('no picture')), { urgent: true });
  await expect(failing.done).rejects.toThrow('no picture');
  expect(await queue.run(async () => 'next', { urgent: true }).done).toBe('next');
});

test('an endless queue is refused', async () => {
  const { add } = workshop({ slots: 1, maxWaiting: 2 });
  for (const name of ['a', 'b', 'c']) add(name, true);
  await expect(add('d', true).done).rejects.toThrow(EncodersBusyError);
});
