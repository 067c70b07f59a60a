import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed always draws the same', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed).next);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(createRandom(1).next()).toBeCloseTo(0.6270739405881613, 12);
});

test('every draw stays within its bounds', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, min, span) => {
      const random = createRandom(seed);
      const fraction = random.next();
      expect(fraction >= 0 && fraction < 1).toBe(true);
      const whole = random.int(min, min + span);
      expect(Number.isInteger(whole) && whole >= min && whole <= min + span).toBe(true);
    }),
  );
});

test('a die shows each of its faces about equally often', () => {
  const random = createRandom(42);
  const rolls = Array.from({ length: 6000 }, () => random.int(1, 6));
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const count = rolls.filter((roll) => roll === face).length;
    expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});

test('a shuffle keeps every item and leaves the original alone', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
      const before = [...items];
      const mixed = createRandom(seed).shuffle(items);
      expect(items).toEqual(before);
      expect(mixed.toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('picking takes one of the items, and refuses to pick from none', () => {
  expect(['a', 'b']).toContain(createRandom(3).pick(['a', 'b']));
  expect(() => createRandom(3).pick([])).toThrow(RangeError);
});
