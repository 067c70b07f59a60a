/** A pile of samples in figures that can be added to those of another pile, whatever their order. */
export type Figures = { count: number; sum: number; sumOfSquares: number; min: number; max: number };

export function mergeFigures(one: Figures, other: Figures): Figures {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    sumOfSquares: one.sumOfSquares + other.sumOfSquares,
    min: Math.min(one.min, other.min),
    max: Math.max(one.max, other.max),
  };
}

export function meanOf({ count, sum }: Figures): number {
  return sum / count;
}

/** Of the whole pile, not of a sample drawn from it. */
export function deviationOf({ count, sum, sumOfSquares }: Figures): number {
  return Math.sqrt(Math.max(0, count * sumOfSquares - sum * sum)) / count;
}

/** One span of a graph series; without samples it has no figures at all. */
export type Span = { x: number | null; max: number | null; min: number | null; stddev: number | null; count: number };

/** A whole range in one set of figures, or null where nothing was ever sampled in it. */
export function figuresOfSpans(spans: Iterable<Span>): Figures | null {
  let all: Figures | null = null;
  for (const { x, max, min, stddev, count } of spans) {
    if (x === null || max === null || min === null || stddev === null) continue;
    const figures = { count, sum: x * count, sumOfSquares: count * (stddev ** 2 + x ** 2), min, max };
    all = all ? mergeFigures(all, figures) : figures;
  }
  return all;
}
