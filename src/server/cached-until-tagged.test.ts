import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { cachedUntilTagged } from './cached-until-tagged.ts';
import { invalidationChannel } from './pages/invalidate-tags.ts';

function openBus() {
  const listeners = new Set<(payload: string) => void>();
  const gaps = new Set<() => void>();
  return {
    events: {
      subscribe(channel: string, listener: (payload: string) => void) {
        if (channel === invalidationChannel) listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      onGap: (listener: () => void) => void gaps.add(listener),
    },
    invalidateTags: (payload: string) => listeners.forEach((listener) => void listener(payload)),
    lose: () => gaps.forEach((listener) => void listener()),
  };
}

test('a cached answer is read once, until one of its tags is invalidated', async () => {
  const bus = openBus();
  let reads = 0;
  const answer = cachedUntilTagged(bus.events, ['site', 'logo'], async () => ({ read: ++reads }));
  const [first, second] = await Promise.all([answer(), answer()]);
  expect(first).toBe(second);
  expect(Object.isFrozen(first)).toBe(true);
  bus.invalidateTags('news news:12');
  expect(await answer()).toEqual({ read: 1 });
  bus.invalidateTags('news logo');
  expect(await answer()).toEqual({ read: 2 });
  bus.lose();
  expect(await answer()).toEqual({ read: 3 });
});

test('what was read before a change is given to nobody who asks after it', async () => {
  const bus = openBus();
  const reads: PromiseWithResolvers<{ value: string }>[] = [];
  const answer = cachedUntilTagged(bus.events, ['site'], () => {
    const read = Promise.withResolvers<{ value: string }>();
    reads.push(read);
    return read.promise;
  });
  const before = answer();
  bus.invalidateTags('site');
  const after = answer();
  reads[1]?.resolve({ value: 'new' });
  reads[0]?.resolve({ value: 'old' });
  expect([await before, await after, await answer()].map(({ value }) => value)).toEqual(['old', 'new', 'new']);
});

test('a reading that failed is tried again by the next who asks', async () => {
  const bus = openBus();
  let reads = 0;
  const answer = cachedUntilTagged(bus.events, [], async () => {
    if (++reads === 1) throw new Error('no database');
    return { read: reads };
  });
  await expect(answer()).rejects.toThrow('no database');
  expect(await answer()).toEqual({ read: 2 });
});

test('an answer with a life of its own is read again when it is over', async () => {
  const bus = openBus();
  const clock = createFakeClock();
  let reads = 0;
  const answer = cachedUntilTagged(bus.events, ['poll'], async () => ({ read: ++reads }), { lifeMs: 1000, clock });
  expect(await answer()).toEqual({ read: 1 });
  clock.advance(999);
  expect(await answer()).toEqual({ read: 1 });
  clock.advance(1);
  expect(await answer()).toEqual({ read: 2 });
  bus.invalidateTags('poll');
  expect(await answer()).toEqual({ read: 3 });
});
