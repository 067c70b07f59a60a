import { compareSlices, type Figure } from '../figure.ts';
import type { RenderSide } from '../render-slices.ts';
import { ratioRow } from '../rows.ts';

const path = '/';

/** Routing, loading from memory, head and document around the tree, against React rendering the tree alone. */
export const pageRender: Figure = {
  name: 'page-render',
  async measure(bench) {
    const side = (name: RenderSide) => () => bench.station.ask('renders', path, name, bench.sliceSeconds * 1000);
    const compared = await compareSlices(bench, side('station'), side('bare'));
    return [ratioRow('home render : bare renderToString', compared, { kind: 'at least', value: 0.85 })];
  },
};
