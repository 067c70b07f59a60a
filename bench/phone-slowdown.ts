/**
 * How many times slower than this machine Lighthouse's phone is, by the machine's benchmark index, after Lighthouse's own calculator.
 * Its usual four times is true of an index of about 1,500; a slower machine slowed four times would be slower than any such phone.
 */
const phones: { index: number; times: number }[] = [
  { index: 150, times: 1 },
  { index: 800, times: 2 },
  { index: 1_300, times: 3 },
  { index: 2_000, times: 6 },
];

export function phoneSlowdown(benchmarkIndex: number): number {
  const next = phones.findIndex(({ index }) => index > benchmarkIndex);
  const [low, high] = phones.slice(next < 1 ? -2 : next - 1);
  if (next === 0 || !low || !high) return 1;
  return low.times + ((benchmarkIndex - low.index) / (high.index - low.index)) * (high.times - low.times);
}
