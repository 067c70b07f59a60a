import UPlot from 'uplot';
import { dateForm } from '#kit/printed-date.ts';
import { graphMessages, seriesName } from '../../board.messages.ts';
import { statsZone } from '../../listeners.rules.ts';
import { printed } from './printed.ts';
import { seriesLook } from './series-look.ts';

const dayS = 86_400;
const ink = '#5c5348';
const rule = '#e4ddd1';
const font = '12px Inter, system-ui, sans-serif';

/** Smallest step of the axis, how its marks are written, and what is added where a year or a day begins. */
const marks: UPlot.Axis.Values = [
  [dayS * 365, '{YYYY}', null, null, null, null, null, null, 1],
  [dayS * 28, '{MM}/{YY}', null, null, null, null, null, null, 1],
  [dayS, '{D}/{M}', '\n{YYYY}', null, null, null, null, null, 1],
  [60, '{HH}:{mm}', '\n{D}/{M}/{YY}', null, '\n{D}/{M}', null, null, null, 1],
];

const printedClock = dateForm('it-IT', { dateStyle: 'short', timeStyle: 'short', timeZone: statsZone });

/**
 * Everything but data and size. Where there is no figure the line breaks: `spanGaps` stays off. With a band each line is
 * followed by its highest and its lowest, which show only as what lies between them.
 */
export function graphOptions(names: readonly string[], withBand = false): Omit<UPlot.Options, 'width' | 'height'> {
  return {
    bands: withBand
      ? names.map((_, place) => ({ series: [place * 3 + 2, place * 3 + 3], fill: `${seriesLook(place).colour}26` }))
      : [],
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), statsZone),
    cursor: { drag: { x: true, y: false } },
    scales: { y: { range: (_plot, _low, high) => [0, Math.max(5, (high ?? 0) * 1.08)] } },
    axes: [
      { stroke: ink, font, grid: { stroke: rule, width: 1 }, ticks: { stroke: rule, width: 1 }, values: marks },
      {
        stroke: ink,
        font,
        size: 60,
        grid: { stroke: rule, width: 1 },
        ticks: { show: false },
        values: (_plot, splits) => splits.map((split) => printed(split)),
      },
    ],
    series: [
      { value: (_plot, seconds) => (seconds === null ? '' : printedClock(seconds * 1000)), label: graphMessages.clock },
      ...names.flatMap((name, place) => {
        const { colour, dash } = seriesLook(place);
        const line: UPlot.Series = {
          label: seriesName(name),
          stroke: colour,
          dash,
          width: 1.75,
          spanGaps: false,
          // Without a pointer over the graph there is nothing to read off.
          value: (_plot: UPlot, mean: number | null, _series: number, at: number | null) =>
            at === null ? '' : printed(mean),
        };
        return withBand ? [line, bandEdge, bandEdge] : [line];
      }),
    ],
  };
}

const bandEdge: UPlot.Series = {
  class: 'band-edge',
  stroke: 'transparent',
  width: 0,
  spanGaps: false,
  points: { show: false },
};
