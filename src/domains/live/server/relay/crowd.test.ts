import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createListenerCounter } from '#engines/station/listener-count.ts';
import { createFakeClock } from '#kit/clock.ts';
import { createCrowd } from './crowd.ts';
import { createRequestSigner } from './request-signer.ts';

const key = Buffer.from('one key for all processes');
const phone = { channelId: 'antena_1', address: '203.0.113.7', userAgent: 'Player' };

test('[SCALE-01] whoever listens at several processes counts once, and those of a process that is gone no more', () => {
  const clock = createFakeClock(1_800_000_000_000);
  const signer = createRequestSigner('secret', clock.now);
  const leader = createListenerCounter(key);
  const crowd = createCrowd({ process: randomUUID(), counter: leader, clock, signer });
  const standby = createListenerCounter(key);
  const process = randomUUID();
  const report = () =>
    crowd.hear({ process, sockets: [...standby.connected(clock.now())], fetched: standby.takeFetched() });
  const figures = () => Object.fromEntries(crowd.figures(clock.now()));

  leader.opened({ ...phone, address: '203.0.113.8' }, clock.now());
  standby.opened({ ...phone, address: '203.0.113.9' }, clock.now());
  for (const counter of [standby, leader, standby]) {
    counter.fetched(phone, clock.now());
    report();
    clock.advance(5_000);
  }
  report();
  expect(figures()).toEqual({ antena_1: 3 });
  clock.advance(16_000);
  expect(figures()).toEqual({ antena_1: 1 });
});
