import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { estimate, exact } from '../harness.ts';
import { signInStaff } from '../load/sign-in-staff.ts';
import { cores } from '../pin.ts';
import { type Row, row } from '../rows.ts';
import type { TwinQuestions } from '../servers/twin-server.ts';

const touched = [
  '/',
  '/notizie',
  '/notizie/moda',
  '/notizie/tags/artigianato',
  '/jornalistas/luiza-amaral',
  '/feed/rss/moda',
  '/sitemap-news.xml',
];
const untouched = ['/notizie/auto', '/chi-siamo', '/jornalistas/matteo-brivio', '/notizie/tags/vino', '/programacao'];
const staff = '/api/v1/staff';
/** After this a page that is still the old one is a fault, not a matter of time. */
const longestMs = 10_000;
const lookMs = 5;

/** An article is published at the desk of one process: when is every page that shows it new in both, and what else was made anew? */
export const publishing: Figure = {
  name: 'publish',
  async measure({ station, isQuick }) {
    // On the other core: two processes of a station would not share one, and whoever looks here is no load.
    const twin = await startChild<TwinQuestions>('servers/twin-server.ts', cores.load);
    try {
      const urls = [station.url, await twin.ask('open', await station.ask('connection'))];
      const renders = async () =>
        (await station.ask('cacheFigures')).renders + (await twin.ask('cacheFigures')).renders;
      const headers = await signInStaff(station.url, 'editor');
      const call = async (path: string, body?: object) => {
        const given = body && { method: 'POST', body: JSON.stringify(body) };
        const { data, message } = await (await fetch(station.url + staff + path, { headers, ...given })).json();
        if (!data) throw new Error(`${path}: ${message}`);
        return data;
      };
      const idOf = async (list: string) => (await call(list)).items[0].id as number;
      const belongs = {
        categoryId: await idOf('/categories?search=moda'),
        journalistId: await idOf('/journalists?search=luiza-amaral'),
        tags: [(await call('/tags?search=artigianato')).items[0].name],
      };
      const times: number[] = [];
      let madeAnew = 0;
      for (let round = 0; round < (isQuick ? 3 : 30); round++) {
        const title = `Misura ${Date.now()} ${round}`;
        const { id, version } = await call('/news', { title, content: '<p>x</p>', ...belongs });
        await visit(urls, [...touched, ...untouched]);
        await call(`/news/${id}/publish`, { version });
        const start = performance.now();
        await Promise.all(urls.flatMap((url) => touched.map((path) => untilFresh(url + path, title))));
        times.push(performance.now() - start);
        const before = await renders();
        await visit(urls, untouched);
        madeAnew += (await renders()) - before;
        process.stderr.write('.');
      }
      process.stderr.write('\n');
      return rowsOf(times, madeAnew);
    } finally {
      await twin.stop();
    }
  },
};

async function visit(urls: string[], paths: string[]): Promise<void> {
  for (const url of urls) for (const path of paths) await (await fetch(url + path)).text();
}

async function untilFresh(address: string, title: string): Promise<void> {
  const end = performance.now() + longestMs;
  while (!(await (await fetch(address)).text()).includes(title)) {
    if (performance.now() > end) throw new Error(`${address} does not show «${title}»`);
    // Whoever looks without a pause keeps both processes from their work.
    await pause(lookMs);
  }
}

function rowsOf(times: number[], madeAnew: number): Row[] {
  return [
    row({
      figure: `published at the desk → ${touched.length} addresses fresh in two processes`,
      measured: estimate(times),
      goal: { kind: 'at most', value: 150 },
      unit: ' ms',
    }),
    row({
      figure: 'pages made anew that do not show it',
      measured: exact(madeAnew),
      goal: { kind: 'exactly', value: 0 },
    }),
  ];
}
