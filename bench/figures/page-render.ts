import { type Bench, compareSlices, type Figure } from '../figure.ts';
import { newestArticle } from '../load/page-addresses.ts';
import type { RenderSide } from '../render-slices.ts';
import { type Row, ratioRow } from '../rows.ts';

/** Inside one process a slice needs no start-up, and the noise comes in gusts: many short rounds tell more than few long ones. */
const manyShort = { rounds: 800, sliceSeconds: 0.06 };

/** Routing, loading from memory, head and document around the tree, against React rendering the tree alone. */
export const pageRender: Figure = {
  name: 'page-render',
  async measure(bench) {
    const pages = { home: '/', article: await newestArticle(bench.station.url) };
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const figure = `${name} render : bare renderToString`;
      rows.push(ratioRow(figure, await compareRenders(bench, path), { kind: 'at least', value: 0.75 }));
    }
    return rows;
  },
};

function compareRenders(bench: Bench, path: string) {
  const { rounds, sliceSeconds } = bench.isQuick ? bench : manyShort;
  const side = (name: RenderSide) => () => bench.station.ask('renders', path, name, sliceSeconds * 1000);
  return compareSlices({ ...bench, rounds }, side('station'), side('bare'));
}
