import { expect, test } from 'vitest';
import { compare, estimate, exact, isMet, median, medianInterval } from './harness.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([10, 9, 100])).toBe(10);
});

test('a figure that was never measured has no median and no interval', () => {
  expect(() => median([])).toThrow('nothing was measured');
  expect(() => medianInterval([])).toThrow('nothing was measured');
});

test('the interval drops as many rounds at each end as 95 % certainty allows', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);
  const cases: [rounds: number, low: number, high: number][] = [
    [1, 1, 1],
    [2, 1, 2],
    [6, 1, 6],
    [8, 1, 8],
    [9, 2, 8],
    [12, 3, 10],
    [20, 6, 15],
    [101, 41, 61],
  ];
  for (const [rounds, low, high] of cases) expect(medianInterval(upTo(rounds))).toEqual({ low, high });
});

test('one disturbed round moves neither the median nor the interval of nine', () => {
  const calm = [0.9, 0.91, 0.92, 0.93, 0.94, 0.95, 0.96, 0.97, 0.98];
  expect(estimate([...calm.slice(1), 0.01])).toEqual({ value: 0.94, low: 0.91, high: 0.97 });
});

test('a goal is met only when the unfavourable end of the interval clears it', () => {
  const around = { value: 0.85, low: 0.79, high: 0.91 };
  expect(isMet({ kind: 'at least', value: 0.8 }, around)).toBe(false);
  expect(isMet({ kind: 'at least', value: 0.79 }, around)).toBe(true);
  expect(isMet({ kind: 'at most', value: 0.9 }, around)).toBe(false);
  expect(isMet({ kind: 'at most', value: 0.91 }, around)).toBe(true);
});

test('an exact goal allows neither more nor less', () => {
  expect(isMet({ kind: 'exactly', value: 1 }, exact(1))).toBe(true);
  expect(isMet({ kind: 'exactly', value: 1 }, exact(0))).toBe(false);
  expect(isMet({ kind: 'exactly', value: 1 }, exact(2))).toBe(false);
  expect(isMet({ kind: 'exactly', value: 1 }, { value: 1, low: 1, high: 2 })).toBe(false);
});

test('a comparison runs A,B,B,A after a warm-up, so that a machine growing slower favours neither side', async () => {
  const order: string[] = [];
  let speed = 100;
  const slice = (name: string) => async () => {
    order.push(name);
    speed -= 1;
    return { perSecond: speed };
  };
  const { ratio, cpuRatio, a, b } = await compare({ a: slice('A'), b: slice('B'), rounds: 2 });
  expect(order.join('')).toBe('ABABBAABBA');
  expect(ratio).toEqual(exact(1));
  expect(cpuRatio).toBeUndefined();
  expect(a).toBe(b);
});

test('a side twice as fast is reported as twice as fast', async () => {
  const ratios: number[] = [];
  const side = (perSecond: number, perCpuSecond: number) => async () => ({ perSecond, perCpuSecond });
  const onRound = (ratio: number) => ratios.push(ratio);
  const compared = await compare({ a: side(200, 600), b: side(100, 200), rounds: 3, onRound });
  expect(compared).toEqual({ ratio: exact(2), cpuRatio: exact(3), a: 200, b: 100 });
  expect(ratios).toEqual([2, 2, 2]);
});
