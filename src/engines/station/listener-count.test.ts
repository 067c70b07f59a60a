import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Connection, createListenerCounter } from './listener-count.ts';

const iphone: Connection = { channelId: 'antena_1', address: '203.0.113.7', userAgent: 'AppleCoreMedia/1.0 (iPhone)' };
const probe: Connection = { ...iphone, range: 'bytes=0-1' };
const play: Connection = { ...iphone, range: 'bytes=0-' };
const countAt = (counter: ReturnType<typeof createListenerCounter>, at: number, channel = 'antena_1') =>
  counter.figures(at).get(channel) ?? 0;

test('[ONAIR-08] the two sockets that one Safari listener opens are one listener', () => {
  const counter = createListenerCounter();
  const first = counter.opened(probe, 0);
  const second = counter.opened(play, 300);
  expect(countAt(counter, 6000)).toBe(1);
  counter.closed(first);
  expect(countAt(counter, 7000)).toBe(1);
  counter.closed(second);
  expect(countAt(counter, 8000)).toBe(0);
});

test('[ONAIR-08] it stays one when the probe is the socket that remains', () => {
  const counter = createListenerCounter();
  counter.opened(probe, 0);
  counter.closed(counter.opened(play, 300));
  expect(countAt(counter, 6000)).toBe(1);
});

test('[ONAIR-08] the pair is found although the probe has already closed', () => {
  const counter = createListenerCounter();
  counter.closed(counter.opened(probe, 0));
  counter.opened(play, 300);
  expect([countAt(counter, 5200), countAt(counter, 5300)]).toEqual([0, 1]);
});

test('[ONAIR-08] two people with the same phone behind one address are two', () => {
  const counter = createListenerCounter();
  for (const at of [0, 100]) counter.opened(probe, at);
  for (const at of [200, 300]) counter.opened(play, at);
  expect(countAt(counter, 6000)).toBe(2);
  const withoutProbes = createListenerCounter();
  for (const at of [0, 100]) withoutProbes.opened(iphone, at);
  expect(countAt(withoutProbes, 6000)).toBe(2);
});

test.each([
  ['another address', { ...play, address: '203.0.113.8' }, 300],
  ['another player', { ...play, userAgent: 'VLC/3.0' }, 300],
  ['another channel', { ...play, channelId: 'antena_1_dolby_atmos' }, 300],
  ['a later visit', play, 10_001],
])('[ONAIR-08] a probe does not swallow a listener from %s', (_difference, connection, at) => {
  const counter = createListenerCounter();
  counter.opened(probe, 0);
  counter.opened(connection, at);
  const total = [...counter.figures(20_000).values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(2);
});

test('[ONAIR-08] a connection counts from its fifth second on and never if it is shorter', () => {
  const counter = createListenerCounter();
  const short = counter.opened(iphone, 1000);
  expect(countAt(counter, 5999)).toBe(0);
  expect(countAt(counter, 6000)).toBe(1);
  counter.closed(short);
  counter.closed(short);
  expect(countAt(counter, 6001)).toBe(0);
});

test('[ONAIR-08] figures are told per channel, and never exceed the sockets that are open', () => {
  const visit = fc.record({
    channel: fc.nat(2),
    device: fc.nat(2),
    isProbe: fc.boolean(),
    at: fc.nat(30_000),
    stays: fc.nat(20_000),
  });
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 30 }), (visits) => {
      const counter = createListenerCounter();
      const open: { channelId: string; at: number }[] = [];
      for (const { channel, device, isProbe, at, stays } of visits.toSorted((one, other) => one.at - other.at)) {
        const channelId = `channel-${channel}`;
        const range = isProbe ? 'bytes=0-1' : undefined;
        const number = counter.opened({ channelId, address: 'a', userAgent: `device-${device}`, range }, at);
        if (at + stays < 30_000) counter.closed(number);
        else open.push({ channelId, at });
      }
      for (const channel of [0, 1, 2]) {
        const long = open.filter(({ channelId, at }) => channelId === `channel-${channel}` && at <= 25_000);
        const count = countAt(counter, 30_000, `channel-${channel}`);
        expect(count).toBeLessThanOrEqual(long.length);
        expect(count).toBeGreaterThanOrEqual(Math.ceil(long.length / 2));
      }
    }),
  );
});
