import { type Bench, compareSlices, type Figure, loadSlice, uncachedSlice } from '../figure.ts';
import type { Slice } from '../harness.ts';
import { browserEncodings, rawGet } from '../load/raw-get.ts';
import { isInstalled } from '../pin.ts';
import { type Row, ratioRow } from '../rows.ts';
import { standWith } from '../same-answer.ts';
import { startNginxFile } from '../servers/nginx-file.ts';

const path = '/';

/** A page from the cache against Node's `http` with the same bytes, our own render of it, and nginx. */
export const cachedPage: Figure = {
  name: 'cached-page',
  async measure(bench) {
    const { station, bare } = bench;
    await station.ask('packWell', path);
    await standWith(bench, path, browserEncodings);
    const bareHttp = () => loadSlice(bench, bare, path, browserEncodings);
    const cached = async () => {
      await station.ask('packWell', path);
      return loadSlice(bench, station, path, browserEncodings);
    };
    // A goal five hundredths from equality needs a narrow interval: the eighth lowest of twenty-seven rounds, not the second of nine.
    const againstBare = await compareSlices({ ...bench, rounds: bench.rounds * 3 }, cached, bareHttp);
    const againstRender = await compareSlices(bench, cached, () => uncachedSlice(bench, path));
    return [
      ratioRow('cached home : bare Node http', againstBare, { kind: 'at least', value: 0.95 }),
      ratioRow('cached home : uncached home', againstRender, { kind: 'at least', value: 20 }),
      ...(await againstNginx(bench, cached)),
    ];
  },
};

/** nginx sending the same compressed bytes as a file: shown, not aimed at. */
async function againstNginx(bench: Bench, cached: Slice): Promise<Row[]> {
  if (!isInstalled('nginx')) return [];
  const nginx = await startNginxFile(await rawGet(bench.station.url + path, browserEncodings));
  try {
    const file = () => loadSlice(bench, nginx, path, browserEncodings);
    return [ratioRow('cached home : nginx with the same compressed file', await compareSlices(bench, cached, file))];
  } finally {
    await nginx.stop();
  }
}
