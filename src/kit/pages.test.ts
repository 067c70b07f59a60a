import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageItems } from './pages.ts';

test.each([
  { current: 1, total: 0, shown: [] },
  { current: 1, total: 1, shown: [1] },
  { current: 2, total: 4, shown: [1, 2, 3, 4] },
  { current: 1, total: 20, shown: [1, 2, 3, 4, 'gap'] },
  { current: 4, total: 20, shown: [1, 2, 3, 4, 5, 6, 7, 'gap'] },
  { current: 10, total: 20, shown: ['gap', 7, 8, 9, 10, 11, 12, 13, 'gap'] },
  { current: 17, total: 20, shown: ['gap', 14, 15, 16, 17, 18, 19, 20] },
  { current: 20, total: 20, shown: ['gap', 17, 18, 19, 20] },
  { current: 99, total: 5, shown: ['gap', 2, 3, 4, 5] },
  { current: -1, total: 5, shown: [1, 2, 3, 4, 'gap'] },
])('on page $current of $total the visitor sees $shown', ({ current, total, shown }) => {
  expect(pageItems(current, total)).toEqual(shown);
});

test('the current page always shows, with no more than the asked pages beside it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), fc.nat(5), (total, offset, eachSide) => {
      const current = 1 + (offset % total);
      const numbers = pageItems(current, total, eachSide).filter((item) => item !== 'gap');
      expect(numbers).toContain(current);
      expect(numbers.every((page) => page >= 1 && page <= total && Math.abs(page - current) <= eachSide)).toBe(true);
    }),
  );
});
