export type Step = { at: number; length: number; sign: string };

/**
 * Reads one bar of a pattern such as `x..x--x.`: any sign but `.` (silence) and `-` (hold) is a stroke, its length runs
 * over the holds that follow. Times in beats from the start of the bar.
 */
export function readBar(pattern: string, beatsPerBar: number): Step[] {
  const step = beatsPerBar / pattern.length;
  const steps: Step[] = [];
  [...pattern].forEach((sign, i) => {
    if (sign === '-') {
      const last = steps.at(-1);
      if (last) last.length += step;
    } else if (sign !== '.') {
      steps.push({ at: i * step, length: step, sign });
    }
  });
  return steps;
}

/** The bar of a pattern that is played in the given bar of a section. */
export function barOf(pattern: string | string[], bar: number): string {
  if (typeof pattern === 'string') return pattern;
  return pattern[bar % pattern.length] ?? '.';
}
