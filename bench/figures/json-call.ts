import { type Bench, compareSlices, type Figure, loadSlice } from '../figure.ts';
import type { Compared, Goal } from '../harness.ts';
import { ratioRow } from '../rows.ts';
import { standWith } from '../same-answer.ts';

const goal: Goal = { kind: 'at least', value: 0.8 };

/** A call answered from memory with every hook on, against Node's `http` sending the same JSON. */
export const jsonCall: Figure = {
  name: 'json-call',
  async measure(bench) {
    const streams = await againstBare(bench, '/api/v1/aovivo/getAvailableStreams');
    const onAir = await againstBare(bench, '/api/v1/aovivo/getCurrentSongInfo/antena_1');
    const health = await againstBare(bench, '/healthz');
    return [
      ratioRow('getAvailableStreams : bare Node http', streams, goal),
      ratioRow('getCurrentSongInfo : bare Node http', onAir, goal),
      ratioRow('/healthz : bare Node http', health),
    ];
  },
};

async function againstBare(bench: Bench, path: string): Promise<Compared> {
  await standWith(bench, path);
  const station = () => loadSlice(bench, bench.station, path);
  const bare = () => loadSlice(bench, bench.bare, path);
  // Of nine rounds on a noisy machine the interval is half as wide as the figure itself.
  return compareSlices({ ...bench, rounds: bench.rounds * 3 }, station, bare);
}
