import { expect, test } from 'vitest';
import { connectionLimits, descriptorLimit } from './connection-limits.ts';

test('[LIMIT-01] however many descriptors there are, connections never take them all', () => {
  for (const descriptors of [64, 256, 1_024, 20_000, 1_048_576]) {
    const { sockets, streams, events } = connectionLimits({}, descriptors);
    expect(sockets.total).toBeLessThan(descriptors - Math.min(63, descriptors / 3));
    expect(streams.total + events.total).toBeLessThan(sockets.total);
    for (const { total, perAddress } of [sockets, streams, events]) {
      expect(perAddress).toBeGreaterThan(0);
      expect(perAddress).toBeLessThan(total);
    }
  }
});

test('[LIMIT-01] an address that many people share has room for hundreds of listeners', () => {
  const { streams, events } = connectionLimits({}, 20_000);
  expect([streams.perAddress, events.perAddress]).toEqual([500, 500]);
});

test('[LIMIT-01] the operator decides, but not beyond what the process may open', () => {
  const given = {
    most: 900,
    mostPerAddress: 800,
    streams: 600,
    streamsPerAddress: 70,
    events: 50,
    eventsPerAddress: 5,
  };
  expect(connectionLimits(given, 20_000)).toEqual({
    sockets: { total: 900, perAddress: 800 },
    streams: { total: 600, perAddress: 70 },
    events: { total: 50, perAddress: 5 },
  });
  expect(connectionLimits({ most: 5_000, streams: 5_000 }, 1_024)).toMatchObject({
    sockets: { total: 921 },
    streams: { total: 921 },
  });
});

test('the limit of this very process is known', () => {
  expect(descriptorLimit()).toBeGreaterThan(20);
});
