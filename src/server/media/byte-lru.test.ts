import { expect, test } from 'vitest';
import { createByteLru } from './byte-lru.ts';

const limits = { maxBytes: 100, maxEntryBytes: 60, maxAgeMs: 1000 };

test('what was not used for longest goes first', () => {
  const lru = createByteLru<string>(limits);
  lru.set('a', 'A', 40);
  lru.set('b', 'B', 40);
  lru.get('a');
  lru.set('c', 'C', 40);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C']);
});

test('a large thing is not kept, and drives out what it replaces', () => {
  const lru = createByteLru<string>(limits);
  lru.set('a', 'A', 40);
  lru.set('a', 'AA', 61);
  expect(lru.get('a')).toBeUndefined();
});

test('a replaced thing counts once', () => {
  const lru = createByteLru<string>(limits);
  for (let i = 0; i < 10; i++) lru.set('a', `A${i}`, 50);
  lru.set('b', 'B', 50);
  expect([lru.get('a'), lru.get('b')]).toEqual(['A9', 'B']);
});

test('even what is asked for all the time ends', () => {
  let time = 0;
  const lru = createByteLru<string>({ ...limits, now: () => time });
  lru.set('a', 'A', 1);
  time = 999;
  expect(lru.get('a')).toBe('A');
  time = 1000;
  expect(lru.get('a')).toBeUndefined();
});

test('a family of things is forgotten together', () => {
  const lru = createByteLru<string>(limits);
  for (const key of ['x/1', 'x/2', 'y/1']) lru.set(key, key, 10);
  lru.deleteWhere((key) => key.startsWith('x/'));
  expect(['x/1', 'x/2', 'y/1'].map((key) => lru.get(key))).toEqual([undefined, undefined, 'y/1']);
});
