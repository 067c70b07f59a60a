import { expect, test, vi } from 'vitest';
import { oncePer } from './once-per.ts';

test('what is made of an object is made once, and nobody can change it', () => {
  const make = vi.fn((names: string[]) => names.toSorted());
  const sorted = oncePer(make);
  const names = ['b', 'a'];
  expect(sorted(names)).toEqual(['a', 'b']);
  expect(sorted(names)).toBe(sorted(names));
  expect(make).toHaveBeenCalledTimes(1);
  expect(() => Object.assign(sorted(names), ['z'])).toThrow(TypeError);
});

test('another object that looks the same gets its own', () => {
  const copy = oncePer(({ name }: { name: string }) => ({ name }));
  expect(copy({ name: 'a' })).not.toBe(copy({ name: 'a' }));
});
