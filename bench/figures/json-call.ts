import { type Bench, compareSlices, type Figure, loadSlice } from '../figure.ts';
import type { Compared } from '../harness.ts';
import { ratioRow } from '../rows.ts';
import { standWith } from '../same-answer.ts';

/** A call answered from memory with every hook on, against Node's `http` sending the same JSON. */
export const jsonCall: Figure = {
  name: 'json-call',
  async measure(bench) {
    const fromMemory = await againstBare(bench, '/healthz');
    const fromDatabase = await againstBare(bench, '/api/v1/getAppParameters');
    return [
      ratioRow('/healthz : bare Node http', fromMemory, { kind: 'at least', value: 0.6 }),
      ratioRow('getAppParameters, reads the database : bare Node http', fromDatabase),
    ];
  },
};

async function againstBare(bench: Bench, path: string): Promise<Compared> {
  await standWith(bench, path);
  const station = () => loadSlice(bench, bench.station, path);
  const bare = () => loadSlice(bench, bench.bare, path);
  return compareSlices(bench, station, bare);
}
