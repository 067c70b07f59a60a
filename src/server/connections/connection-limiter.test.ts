import { expect, test } from 'vitest';
import { createConnectionLimiter } from './connection-limiter.ts';

test('[LIMIT-01] one household gets its share, everybody together the whole, and a place given back is free again', () => {
  const limiter = createConnectionLimiter({ total: 5, perAddress: 3 });
  const leave = [1, 2, 3].map(() => limiter.enter('192.0.2.1'));
  expect(leave.every(Boolean)).toBe(true);
  expect(limiter.enter('192.0.2.1')).toBeUndefined();
  expect(limiter.enter('192.0.2.2')).toBeDefined();
  expect(limiter.enter('192.0.2.3')).toBeDefined();
  expect(limiter.enter('192.0.2.4')).toBeUndefined();
  leave[0]?.();
  leave[0]?.();
  expect(limiter.count()).toBe(4);
  expect(limiter.enter('192.0.2.1')).toBeDefined();
  expect(limiter.enter('192.0.2.4')).toBeUndefined();
});

test('[LIMIT-01] the many addresses of one IPv6 household are one', () => {
  const limiter = createConnectionLimiter({ total: 10, perAddress: 1 });
  expect(limiter.enter('2001:db8:1:2::1')).toBeDefined();
  expect(limiter.enter('2001:db8:1:2:ffff::9')).toBeUndefined();
  expect(limiter.enter('2001:db8:1:3::1')).toBeDefined();
});
