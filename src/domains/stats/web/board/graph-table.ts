import type { CsvCell } from '#kit/csv.ts';
import { seriesName, graphMessages as text } from '../../board.messages.ts';
import type { FilteredListeners } from '../../listeners.contract.ts';

const { mean, max, min, deviation, samples } = text.columns;

/** The graph as rows of a spreadsheet: one for each span, an empty cell where nobody counted. */
export function graphTable({ timeData, listenersData }: FilteredListeners): CsvCell[][] {
  const series = Object.entries(listenersData);
  const head = series.flatMap(([name]) =>
    [mean, max, min, deviation, samples].map((column) => `${seriesName(name)}: ${column}`),
  );
  const rows = timeData.map((iso, place) => [
    iso.slice(0, 16).replace('T', ' '),
    ...series.flatMap(([, one]) => [
      one.x[place] ?? null,
      one.max[place] ?? null,
      one.min[place] ?? null,
      one.stddev[place] ?? null,
      one.count[place] ?? 0,
    ]),
  ]);
  return [[text.time, ...head], ...rows];
}
