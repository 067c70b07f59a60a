import { type Bench, compareSlices, type Figure, uncachedSlice } from '../figure.ts';
import { newestArticle } from '../load/page-addresses.ts';
import { type Row, ratioRow } from '../rows.ts';

/**
 * A page that no cache holds, from the request to the compressed answer, its data included, against React rendering its tree alone.
 * Also with nothing that another page was told a moment ago: shown, not aimed at.
 */
export const wholePage: Figure = {
  name: 'whole-page',
  async measure(bench) {
    const pages = { home: '/', article: await newestArticle(bench.station.url) };
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const figure = `uncached ${name}, data to compression : bare renderToString`;
      rows.push(ratioRow(figure, await compareWays(bench, path), { kind: 'at least', value: 0.35 }));
      await bench.station.ask('keepAnswers', false);
      const anew = await compareWays(bench, path).finally(() => bench.station.ask('keepAnswers', true));
      rows.push(ratioRow(`${figure}, with every answer read anew`, anew));
    }
    return rows;
  },
};

function compareWays(bench: Bench, path: string) {
  const bare = () => bench.station.ask('renders', path, 'bare', bench.sliceSeconds * 1000);
  return compareSlices(bench, () => uncachedSlice(bench, path), bare);
}
