import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import sheet from 'uplot/dist/uPlot.min.css?url';
import { seriesName, graphMessages as text } from '../../board.messages.ts';
import type { FilteredListeners } from '../../listeners.contract.ts';
import { graphOptions } from './graph-options.ts';
import { printedTime } from './printed.ts';

const height = 340;
/** What a sheet of paper holds. */
const paperWidth = 680;

/** The lines of a range. A screen reader gets the table below instead, which says the same in figures. */
export function Graph({ data, withBand }: { data: FilteredListeners; withBand: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const names = Object.keys(data.listenersData);
  const isEmpty = Object.values(data.listenersData).every(({ x }) => x.every((mean) => mean === null));
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { timeData, listenersData } = data;
    const times = timeData.map((iso) => Date.parse(iso) / 1000);
    const lines = Object.values(listenersData).flatMap(({ x, max, min }) => (withBand ? [x, max, min] : [x]));
    const size = () => ({ width: Math.max(280, element.clientWidth), height });
    const plot = new UPlot(
      { ...graphOptions(Object.keys(listenersData), withBand), ...size() },
      [times, ...lines],
      element,
    );
    const onWidth = new ResizeObserver(() => plot.setSize(size()));
    const onPaper = () => plot.setSize({ width: paperWidth, height });
    onWidth.observe(element);
    addEventListener('beforeprint', onPaper);
    return () => {
      onWidth.disconnect();
      removeEventListener('beforeprint', onPaper);
      plot.destroy();
    };
  }, [data, withBand]);
  const [from = '', until = ''] = [data.timeData[0], data.timeData.at(-1)];
  return (
    <figure className="grid gap-2">
      <link rel="stylesheet" href={sheet} precedence="default" />
      <div
        ref={place}
        role="img"
        aria-label={text.described(names.map(seriesName).join(', '), printedTime(from), printedTime(until))}
        className="stats-graph min-w-0 overflow-hidden text-14 [&_.band-edge]:hidden! [&_.u-legend_th]:font-medium! [&_.uplot]:font-sans!"
      />
      {isEmpty && <figcaption className="text-14 text-ink-2">{text.empty}</figcaption>}
    </figure>
  );
}
