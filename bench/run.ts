// `npm run bench [--quick] [name…]`: measures the station on this machine and prints each figure beside its goal.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Child, startChild } from './child.ts';
import type { Bench, Figure } from './figure.ts';
import { accessibility } from './figures/accessibility.ts';
import { accountSecurity } from './figures/account-security.ts';
import { cachedPage } from './figures/cached-page.ts';
import { deskLists } from './figures/desk-lists.ts';
import { firstLoadScript } from './figures/first-load-script.ts';
import { firstStart } from './figures/first-start.ts';
import { hlsEdge } from './figures/hls-edge.ts';
import { jsonCall } from './figures/json-call.ts';
import { largeStation } from './figures/large-station.ts';
import { lighthouseMobile } from './figures/lighthouse.ts';
import { listenerRollups } from './figures/listener-rollups.ts';
import { livePage } from './figures/live-page.ts';
import { pageRender } from './figures/page-render.ts';
import { pageWeight } from './figures/page-weight.ts';
import { huntPrizes } from './figures/prizes.ts';
import { publishing } from './figures/publish.ts';
import { search } from './figures/search.ts';
import { singleRender } from './figures/single-render.ts';
import { slowSockets } from './figures/slow-sockets.ts';
import { streamListeners } from './figures/stream-listeners.ts';
import { wholePage } from './figures/whole-page.ts';
import { wordpressHome } from './figures/wordpress-home.ts';
import { findLoad } from './load/load.ts';
import type { Questions } from './load/questions.ts';
import { canPin, cores } from './pin.ts';
import { type Row, tableOf } from './rows.ts';
import { buildBareBundle } from './servers/bare-bundle.ts';
import type { BareQuestions } from './servers/bare-server.ts';
import type { StationQuestions } from './servers/station-server.ts';

/** Nine rounds are the fewest whose 95 % interval may leave one disturbed round out at either end. */
const fullRun = { rounds: 9, sliceSeconds: 2 };
const quickRun = { rounds: 2, sliceSeconds: 0.5 };

const figures: Figure[] = [
  cachedPage,
  singleRender,
  pageRender,
  wholePage,
  wordpressHome,
  jsonCall,
  largeStation,
  publishing,
  deskLists,
  firstStart,
  firstLoadScript,
  pageWeight,
  lighthouseMobile,
  accessibility,
  streamListeners,
  hlsEdge,
  livePage,
  search,
  listenerRollups,
  accountSecurity,
  huntPrizes,
  slowSockets,
];

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !figures.some((figure) => figure.name === name));
if (unknown.length > 0) {
  console.error(`No figure is called ${unknown.join(', ')}. There are: ${figures.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = positionals.length > 0 ? figures.filter(({ name }) => positionals.includes(name)) : figures;

await buildPages();
await buildBareBundle();
const children: Child<Questions>[] = [];
try {
  const rows = await measure(chosen);
  console.log(`\n${tableOf(rows)}`);
  if (values.quick) console.log('\nA quick run shows that the bench works: its intervals are the range of two rounds.');
} finally {
  for (const child of children) await child.stop();
}

async function measure(wanted: Figure[]): Promise<Row[]> {
  const load = findLoad();
  console.error('Starting the station…');
  const station = await startChild<StationQuestions>('servers/station-server.ts');
  children.push(station);
  const bare = await startChild<BareQuestions>('servers/bare-server.ts');
  children.push(bare);
  const bench: Bench = { station, bare, load, isQuick: values.quick, ...(values.quick ? quickRun : fullRun) };
  const places = canPin ? `servers on core ${cores.server}, load on core ${cores.load}` : 'nothing bound to a core';
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  console.error(
    `Load from ${load.name}; ${places}; ${bench.rounds} rounds of ${bench.sliceSeconds} s slices A,B,B,A; load average before ${busy}.`,
  );
  const rows: Row[] = [];
  for (const figure of wanted) {
    console.error(`${figure.name}…`);
    const measured = await figure.measure(bench).catch(failedRow(figure));
    // At once: whoever interrupts a long run keeps what it has found.
    console.error(tableOf(measured));
    rows.push(...measured);
  }
  return rows;
}

/** A figure that fails leaves the others standing, and its mark on the exit code. */
function failedRow({ name }: Figure): (error: unknown) => Row[] {
  return (error) => {
    console.error(error);
    process.exitCode = 1;
    return [{ figure: name, value: '', interval: '', goal: '', verdict: 'failed: see above' }];
  };
}

async function buildPages(): Promise<void> {
  const script = new URL('../scripts/build-if-changed.mjs', import.meta.url).href;
  const { buildIfChanged } = (await import(script)) as { buildIfChanged(): void };
  buildIfChanged();
}
