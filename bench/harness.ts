/** Where the true value lies, and how sure that is. */
export type Estimate = { value: number; low: number; high: number };

export type Goal = { kind: 'at least' | 'at most' | 'exactly'; value: number };

export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = at(sorted, middle);
  return sorted.length % 2 === 1 ? upper : (at(sorted, middle - 1) + upper) / 2;
}

/**
 * The narrowest pair of order statistics that holds the median in at least 95 of 100 runs, by the binomial distribution:
 * exact for any shape of noise. Below six values no pair is that sure, and the whole range is all that can be said.
 */
export function medianInterval(values: readonly number[]): { low: number; high: number } {
  const sorted = ascending(values);
  const last = sorted.length - 1;
  let cut = 0;
  while (coverage(sorted.length, cut + 1) >= 0.95) cut++;
  return { low: at(sorted, cut), high: at(sorted, last - cut) };
}

export function percentile95(values: readonly number[]): number {
  const sorted = ascending(values);
  return at(sorted, Math.ceil(sorted.length * 0.95) - 1);
}

export function estimate(values: readonly number[]): Estimate {
  return { value: median(values), ...medianInterval(values) };
}

/** A count that noise cannot move. */
export function exact(value: number): Estimate {
  return { value, low: value, high: value };
}

/** A goal counts as met when the unfavourable end of the interval clears it. */
export function isMet({ kind, value }: Goal, { low, high }: Estimate): boolean {
  if (kind === 'at least') return low >= value;
  if (kind === 'at most') return high <= value;
  return low === value && high === value;
}

/** What was done in a slice: by the clock, and by the server's own CPU time where that is known. */
export type Pace = { perSecond: number; perCpuSecond?: number };
export type Slice = () => Promise<Pace>;
type Comparison = { a: Slice; b: Slice; rounds: number; onRound?(ratio: number): void };

export type Compared = {
  ratio: Estimate;
  /** The same by CPU time: what the clock would say if nobody else used the machine. */
  cpuRatio: Estimate | undefined;
  /** The two rates behind the ratio. */
  a: number;
  b: number;
};

/**
 * How many times faster A is than B. Each slice gives a rate; A,B,B,A puts a slow drift of the machine on both sides alike,
 * and a ratio per round lets no single disturbed slice decide.
 */
export async function compare({ a, b, rounds, onRound }: Comparison): Promise<Compared> {
  const ratios: number[] = [];
  const cpuRatios: number[] = [];
  const rates = { a: [] as number[], b: [] as number[] };
  await a();
  await b();
  for (let round = 0; round < rounds; round++) {
    const [a1, b1, b2, a2] = [await a(), await b(), await b(), await a()];
    const ratio = (a1.perSecond + a2.perSecond) / (b1.perSecond + b2.perSecond);
    const cpuRatio = (cpu(a1) + cpu(a2)) / (cpu(b1) + cpu(b2));
    ratios.push(ratio);
    if (Number.isFinite(cpuRatio)) cpuRatios.push(cpuRatio);
    rates.a.push(a1.perSecond, a2.perSecond);
    rates.b.push(b1.perSecond, b2.perSecond);
    onRound?.(ratio);
  }
  const cpuRatio = cpuRatios.length === rounds ? estimate(cpuRatios) : undefined;
  return { ratio: estimate(ratios), cpuRatio, a: median(rates.a), b: median(rates.b) };
}

function cpu({ perCpuSecond }: Pace): number {
  return perCpuSecond ?? Number.NaN;
}

/** How likely the median lies between the values left when `cut` are dropped at each end. */
function coverage(count: number, cut: number): number {
  if (cut * 2 >= count) return 0;
  let tail = 0;
  let ways = 1;
  for (let below = 0; below <= cut; below++) {
    tail += ways;
    ways = (ways * (count - below)) / (below + 1);
  }
  return 1 - (2 * tail) / 2 ** count;
}

function ascending(values: readonly number[]): number[] {
  if (values.length === 0) throw new Error('nothing was measured');
  return [...values].sort((one, other) => one - other);
}

function at(sorted: readonly number[], index: number): number {
  const value = sorted[index];
  if (value === undefined) throw new Error(`no value at ${index}`);
  return value;
}
