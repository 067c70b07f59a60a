import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviationOf, type Figures, figuresOfSpans, meanOf, mergeFigures } from './figures.rules.ts';

const sample = fc.integer({ min: 0, max: 100_000 });
const figuresOf = (samples: readonly number[]): Figures =>
  samples
    .map((one) => ({ count: 1, sum: one, sumOfSquares: one * one, min: one, max: one }))
    .reduce((one, other) => mergeFigures(one, other));

test('[REPORT-04] however samples are piled up, the figures are those of all samples together', () => {
  const piles = fc.array(fc.array(sample, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(piles, (parts) => {
      const all = parts.flat();
      const merged = parts.map(figuresOf).reduce(mergeFigures);
      expect(merged).toEqual(figuresOf(all));
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
      const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length;
      expect(meanOf(merged)).toBeCloseTo(mean, 6);
      expect(deviationOf(merged)).toBeCloseTo(Math.sqrt(variance), 1);
      expect([merged.min, merged.max]).toEqual([Math.min(...all), Math.max(...all)]);
    }),
  );
});

test('[REPORT-03] a range of spans is summed up without its gaps', () => {
  const gap = { x: null, max: null, min: null, stddev: null, count: 0 };
  const all = figuresOfSpans([
    { x: 10, max: 12, min: 8, stddev: 2, count: 2 },
    gap,
    { x: 20, max: 20, min: 20, stddev: 0, count: 1 },
  ]);
  expect(all && meanOf(all)).toBeCloseTo((8 + 12 + 20) / 3);
  expect(all && deviationOf(all)).toBeCloseTo(Math.sqrt((8 ** 2 + 12 ** 2 + 20 ** 2) / 3 - (40 / 3) ** 2));
  expect(all).toMatchObject({ count: 3, min: 8, max: 20 });
  expect(figuresOfSpans([gap, gap])).toBeNull();
});

test.each(['x', 'max', 'min', 'stddev'])('a span without its %s counts as a gap', (figure) => {
  expect(figuresOfSpans([{ x: 10, max: 12, min: 8, stddev: 2, count: 2, [figure]: null }])).toBeNull();
});

test('samples that are all the same do not deviate, however their squares are rounded', () => {
  expect(deviationOf({ count: 4, sum: 8, sumOfSquares: 16, min: 2, max: 2 })).toBe(0);
  expect(deviationOf({ count: 1, sum: 0.1, sumOfSquares: 0.01, min: 0.1, max: 0.1 })).toBe(0);
});
