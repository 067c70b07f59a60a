import type { Child } from './child.ts';
import { type Compared, compare, type Pace, type Slice } from './harness.ts';
import type { Load } from './load/load.ts';
import type { Questions } from './load/questions.ts';
import { browserEncodings } from './load/raw-get.ts';
import type { Row } from './rows.ts';
import type { BareQuestions } from './servers/bare-server.ts';
import type { StationQuestions } from './servers/station-server.ts';

export type Bench = {
  station: Child<StationQuestions>;
  bare: Child<BareQuestions>;
  load: Load;
  rounds: number;
  sliceSeconds: number;
  isQuick: boolean;
};

/** One thing that is measured, under the name that `npm run bench name` calls it by. */
export type Figure = { name: string; measure(bench: Bench): Promise<Row[]> };

/** The rounds of the harness, with a dot for each. */
export async function compareSlices({ rounds }: Bench, a: Slice, b: Slice): Promise<Compared> {
  const compared = await compare({ a, b, rounds, onRound: () => process.stderr.write('.') });
  process.stderr.write('\n');
  return compared;
}

/** What a slice of load needs of a server. */
export type LoadedServer = Pick<Child<Questions>, 'url' | 'cpuSeconds'>;

/** One slice of load on one of the servers. */
export async function loadSlice(
  { load, sliceSeconds }: Bench,
  server: LoadedServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Pace> {
  const before = await server.cpuSeconds();
  const { requests, seconds } = await load.run({ url: server.url + path, headers, seconds: sliceSeconds });
  const used = (await server.cpuSeconds()) - before;
  return { perSecond: requests / seconds, perCpuSecond: requests / used };
}

/** One slice of load on the station while its pages are rendered anew for every request. */
export async function uncachedSlice(bench: Bench, path: string): Promise<Pace> {
  const { station } = bench;
  await station.ask('keepPages', false);
  return loadSlice(bench, station, path, browserEncodings).finally(() => station.ask('keepPages', true));
}
