import { compareSlices, type Figure } from '../figure.ts';
import type { RenderSide } from '../render-slices.ts';
import { ratioRow } from '../rows.ts';

const path = '/';
/** Inside one process a slice needs no start-up, and the noise lasts less than a second: many short rounds tell more than few long ones. */
const manyShort = { rounds: 120, sliceSeconds: 0.4 };

/** Routing, loading from memory, head and document around the tree, against React rendering the tree alone. */
export const pageRender: Figure = {
  name: 'page-render',
  async measure(bench) {
    const { rounds, sliceSeconds } = bench.isQuick ? bench : manyShort;
    const side = (name: RenderSide) => () => bench.station.ask('renders', path, name, sliceSeconds * 1000);
    const compared = await compareSlices({ ...bench, rounds }, side('station'), side('bare'));
    return [ratioRow('home render : bare renderToString', compared, { kind: 'at least', value: 0.85 })];
  },
};
