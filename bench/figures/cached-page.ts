import { compareSlices, type Figure, loadSlice } from '../figure.ts';
import { browserEncodings, rawGet } from '../load/raw-get.ts';
import { ratioRow } from '../rows.ts';
import { standWith } from '../same-answer.ts';

const path = '/';

/** A page from the cache against Node's `http` with the same bytes, and against our own render of it. */
export const cachedPage: Figure = {
  name: 'cached-page',
  async measure(bench) {
    const { station, bare } = bench;
    await standWith(bench, path, browserEncodings);
    const bareHttp = () => loadSlice(bench, bare, path, browserEncodings);
    const cached = async () => {
      await rawGet(station.url + path);
      return loadSlice(bench, station, path, browserEncodings);
    };
    const uncached = async () => {
      await station.ask('keepPages', false);
      return loadSlice(bench, station, path, browserEncodings).finally(() => station.ask('keepPages', true));
    };
    // A goal five hundredths from equality needs a narrow interval: the eighth lowest of twenty-seven rounds, not the second of nine.
    const againstBare = await compareSlices({ ...bench, rounds: bench.rounds * 3 }, cached, bareHttp);
    const againstRender = await compareSlices(bench, cached, uncached);
    return [
      ratioRow('cached home : bare Node http', againstBare, { kind: 'at least', value: 0.95 }),
      ratioRow('cached home : uncached home', againstRender, { kind: 'at least', value: 20 }),
    ];
  },
};
