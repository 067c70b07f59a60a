import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createLog } from '#server/log.ts';
import { createBeacons } from './beacons.ts';

/** Two processes and what goes between them. */
function openTwo(countOneIn = 1) {
  const clock = createFakeClock(1_800_000_000_000);
  const listeners = new Set<(payload: string) => void>();
  const sent: string[] = [];
  const events = {
    async publish(_db: unknown, _name: string, payload: string) {
      sent.push(payload);
      for (const listener of listeners) listener(payload);
    },
    subscribe(_name: string, listener: (payload: string) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onGap: () => undefined,
    close: async () => undefined,
  };
  const open = () => createBeacons({ db: {} as never, clock, events, log: createLog('silent'), countOneIn });
  const [one, other] = [open(), open()];
  const count = (at = clock.now()) => [one, other].map(({ figures }) => figures(at).get('antena_1') ?? 0);
  return { clock, one, other, count, sent };
}

test('[SCALE-03] players that say they listen are counted once, whichever process they speak to', () => {
  const { clock, one, other, count } = openTwo();
  one.heard('antena_1', 'a');
  other.heard('antena_1', 'a');
  other.heard('antena_1', 'b');
  clock.advance(2_000);
  expect(count()).toEqual([2, 2]);
  clock.advance(120_000);
  one.heard('antena_1', 'b');
  clock.advance(2_000);
  expect(count()).toEqual([2, 2]);
  clock.advance(40_000);
  expect(count()).toEqual([1, 1]);
  clock.advance(200_000);
  expect(count()).toEqual([0, 0]);
});

test('[SCALE-03] of a crowd each one that speaks stands for so many, and words are gathered', () => {
  const { clock, one, count, sent } = openTwo(1000);
  for (let listener = 0; listener < 150; listener++) one.heard('antena_1', String(listener));
  clock.advance(2_000);
  expect(count()).toEqual([150_000, 150_000]);
  expect(sent).toHaveLength(2);
});
