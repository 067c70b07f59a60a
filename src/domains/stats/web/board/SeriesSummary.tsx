import { seriesName, graphMessages as text } from '../../board.messages.ts';
import { deviationOf, figuresOfSpans, meanOf, type Span } from '../../figures.rules.ts';
import type { FilteredListeners, GraphSeries } from '../../listeners.contract.ts';
import { FigureTable } from './FigureTable.tsx';
import { printed, printedMean } from './printed.ts';
import { seriesLook } from './series-look.ts';

/** The whole range in one row for each series; also the key to the colours of the lines. */
export function SeriesSummary({ data: { listenersData } }: { data: FilteredListeners }) {
  const { columns } = text;
  return (
    <FigureTable
      caption={text.table}
      head={[columns.series, columns.mean, columns.max, columns.min, columns.deviation, columns.samples, columns.gaps]}
      rows={Object.entries(listenersData).map(([name, series], place) => {
        const all = figuresOfSpans(spansOf(series));
        const gaps = series.count.filter((count) => count === 0).length;
        return {
          key: name,
          cells: [
            <SeriesKey key="name" name={name} place={place} />,
            printedMean(all && meanOf(all)),
            printed(all?.max ?? null),
            printed(all?.min ?? null),
            printedMean(all && deviationOf(all)),
            printed(all?.count ?? 0),
            printed(gaps),
          ],
        };
      })}
    />
  );
}

function* spansOf(series: GraphSeries): Generator<Span> {
  for (const [place, count] of series.count.entries()) {
    const [x, max, min, stddev] = [series.x, series.max, series.min, series.stddev].map((row) => row[place] ?? null);
    yield { x: x ?? null, max: max ?? null, min: min ?? null, stddev: stddev ?? null, count };
  }
}

function SeriesKey({ name, place }: { name: string; place: number }) {
  const { colour, dash } = seriesLook(place);
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className="w-5 shrink-0 border-t-2"
        style={{ borderColor: colour, borderTopStyle: dash ? 'dashed' : 'solid' }}
      />
      {seriesName(name)}
    </span>
  );
}
