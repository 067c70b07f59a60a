import { expect, test } from 'vitest';
import { targetDurationSeconds } from './hls.ts';
import { createListenerCounter } from './listener-count.ts';

const phone = { channelId: 'antena_1', address: '203.0.113.7', userAgent: 'AppleCoreMedia/1.0 (iPhone)' };
const segmentMs = 4023;

/** Fetches a segment as soon as it is there. */
function listen(counter: ReturnType<typeof createListenerCounter>, who: typeof phone, from: number, segments: number) {
  for (let index = 0; index < segments; index++) counter.fetched(who, from + index * segmentMs);
}

test('[ONAIR-08] a player that fetches segment after segment is one listener, and none soon after it stops', () => {
  const counter = createListenerCounter();
  listen(counter, phone, 0, 10);
  const lastAt = 9 * segmentMs;
  expect([...counter.figures(lastAt)]).toEqual([['antena_1', 1]]);
  const goneAt = lastAt + 3 * targetDurationSeconds * 1000;
  expect(counter.figures(goneAt).get('antena_1')).toBe(1);
  expect(counter.figures(goneAt + 1).size).toBe(0);
});

test('[ONAIR-08] who fetches what there is and does not come back is a probe', () => {
  const counter = createListenerCounter();
  for (const at of [0, 40, 80]) counter.fetched(phone, at);
  expect(counter.figures(6000).size).toBe(0);
});

test('[ONAIR-08] devices, addresses and channels are told apart, and sockets are counted beside them', () => {
  const counter = createListenerCounter();
  listen(counter, phone, 0, 5);
  listen(counter, { ...phone, address: '203.0.113.8' }, 0, 5);
  listen(counter, { ...phone, userAgent: 'hls.js' }, 0, 5);
  listen(counter, { ...phone, channelId: 'antena_1_alta' }, 0, 5);
  counter.opened(phone, 0);
  const figures = counter.figures(4 * segmentMs);
  expect([figures.get('antena_1'), figures.get('antena_1_alta')]).toEqual([4, 1]);
});

test('[ONAIR-08] a listener who returns after a break counts anew', () => {
  const counter = createListenerCounter();
  listen(counter, phone, 0, 5);
  counter.fetched(phone, 100_000);
  expect(counter.figures(100_000).size).toBe(0);
  counter.fetched(phone, 105_000);
  expect(counter.figures(105_000).get('antena_1')).toBe(1);
});
