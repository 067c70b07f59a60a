import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

test('what was asked for the longest ago is forgotten first', () => {
  const pages = createLru<string, number>({ maxWeight: 2 });
  pages.set('a', 1);
  pages.set('b', 2);
  pages.get('a');
  pages.set('c', 3);
  expect([pages.get('a'), pages.get('b'), pages.get('c')]).toEqual([1, undefined, 3]);
});

test('room is made by weight, and whoever keeps accounts is told', () => {
  const gone: string[] = [];
  const pages = createLru<string, string>({
    maxWeight: 10,
    weigh: (page) => page.length,
    onEvict: (key) => gone.push(key),
  });
  pages.set('a', '1234');
  pages.set('b', '1234');
  pages.set('c', '12345678');
  expect(gone).toEqual(['a', 'b']);
  expect([pages.size, pages.weight]).toEqual([1, 8]);
});

test('a page too heavy for the whole memory is not kept and its old copy is not served', () => {
  const pages = createLru<string, string>({ maxWeight: 5, weigh: (page) => page.length });
  pages.set('a', 'old');
  pages.set('b', 'x');
  pages.set('a', 'far too heavy');
  expect([pages.get('a'), pages.get('b'), pages.weight]).toEqual([undefined, 'x', 1]);
});

test('deleting and clearing give the room back', () => {
  const pages = createLru<string, number>({ maxWeight: 3 });
  pages.set('a', 1);
  pages.set('b', 2);
  expect([pages.delete('a'), pages.delete('a'), pages.weight]).toEqual([true, false, 1]);
  pages.clear();
  expect([pages.size, pages.weight, pages.get('b')]).toEqual([0, 0, undefined]);
});

test('whatever happens, the weight is the sum of what is kept and within its bound', () => {
  const step = fc.record({ key: fc.nat(9), weight: fc.nat(12), drop: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const memory = createLru<number, number>({ maxWeight: 20, weigh: (value) => value });
      for (const { key, weight, drop } of steps) {
        if (drop) memory.delete(key);
        else memory.set(key, weight);
        expect(memory.weight).toBeLessThanOrEqual(20);
        if (!drop) expect(memory.get(key)).toBe(weight);
      }
      const kept = Array.from({ length: 10 }, (_, key) => memory.get(key) ?? 0);
      expect(kept.reduce((sum, weight) => sum + weight, 0)).toBe(memory.weight);
    }),
  );
});
