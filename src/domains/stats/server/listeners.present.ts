import type { FilteredListeners, GraphSeries } from '../listeners.contract.ts';
import type { SpanRow } from './rollups.store.ts';

/** Rows of the spans that have samples, laid out over all spans of the range: what is missing stays a gap. */
export function presentSpans(
  starts: readonly { at: number; written: string }[],
  rows: readonly SpanRow[],
  series: readonly string[],
): FilteredListeners {
  const places = new Map(starts.map(({ at }, index) => [at, index]));
  const listenersData = Object.fromEntries(series.map((name) => [name, gaps(starts.length)]));
  for (const { series: name, at, count, mean, max, min, stddev } of rows) {
    const [into, place] = [listenersData[name], places.get(at)];
    if (!into || place === undefined) continue;
    into.x[place] = rounded(mean);
    into.max[place] = max;
    into.min[place] = min;
    into.stddev[place] = rounded(stddev);
    into.count[place] = count;
  }
  return { timeData: starts.map(({ written }) => written), listenersData };
}

function gaps(length: number): GraphSeries {
  const nothing = () => new Array<number | null>(length).fill(null);
  return { x: nothing(), max: nothing(), min: nothing(), stddev: nothing(), count: new Array<number>(length).fill(0) };
}

/** A thousandth of a listener is precision enough, and half the bytes. */
function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
