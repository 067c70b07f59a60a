import { chromium } from 'playwright-core';
import { findChromium } from '../../tests/browser/find-chromium.ts';
import type { Figure } from '../figure.ts';
import { exact, type Goal, median } from '../harness.ts';
import { addressesOfPages } from '../load/page-addresses.ts';
import { onDemand } from '../on-demand.ts';
import { phoneSlowdown } from '../phone-slowdown.ts';
import { absentRow, type Row, row } from '../rows.ts';

/** The pages that visitors meet first, as far as they exist. */
const routes = ['/', '/notizie/:slug', '/canzoni/:slug', '/ascolta-la-radio', '/promocoes/:slug'];
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const audits: { id: string; label: string; unit: string; digits: number; goal: Goal }[] = [
  { id: 'largest-contentful-paint', label: 'LCP', unit: ' ms', digits: 0, goal: { kind: 'at most', value: 1_500 } },
  { id: 'cumulative-layout-shift', label: 'CLS', unit: '', digits: 3, goal: { kind: 'at most', value: 0.01 } },
  { id: 'total-blocking-time', label: 'TBT', unit: ' ms', digits: 0, goal: { kind: 'at most', value: 50 } },
];
const debuggingPort = 9_333;

type Run = Record<string, number>;
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};
type Flags = {
  port: number;
  logLevel: string;
  onlyCategories: string[];
  throttling: { cpuSlowdownMultiplier: number };
};
type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse as a phone on a slow line sees the page; the median of the runs. */
export const lighthouseMobile: Figure = {
  name: 'lighthouse',
  async measure({ station, isQuick }) {
    const executablePath = findChromium();
    const absent = (what: string) => [absentRow('Lighthouse', { kind: 'at least', value: 98 }, '', `no ${what}`)];
    if (!executablePath) return absent('Chromium');
    const lighthouse = (await onDemand('lighthouse', '13.5.0'))?.default as Lighthouse | undefined;
    if (!lighthouse) return absent('Lighthouse');
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
    });
    try {
      const rows: Row[] = [];
      for (const { route, path } of await addressesOfPages(station.url)) {
        if (!path || !routes.includes(route)) continue;
        const runs: Run[] = [];
        // The first visitor of a page has its pictures made, and tells how fast the machine is at the moment.
        let { index } = await runOn(lighthouse, station.url + path, 1);
        const wanted = isQuick ? 1 : 5;
        for (let attempt = 0; runs.length < wanted && attempt < 2 * wanted; attempt++) {
          const slowdown = phoneSlowdown(index ?? 0);
          const measured = await runOn(lighthouse, station.url + path, slowdown);
          // Now and then Lighthouse loses one of its times: such a run counts for nothing.
          if (Object.values(measured).every(Number.isFinite)) runs.push({ ...measured, slowdown });
          ({ index } = measured);
        }
        rows.push(...rowsOf(route, runs));
        process.stderr.write('.');
      }
      process.stderr.write('\n');
      return rows;
    } finally {
      await browser.close();
    }
  },
};

async function runOn(lighthouse: Lighthouse, url: string, cpuSlowdownMultiplier: number): Promise<Run> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
    throttling: { cpuSlowdownMultiplier },
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { lhr } = result;
  const scores = Object.keys(categories).map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
  const measured = audits.map(({ id }) => [id, lhr.audits[id]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...measured, ['index', lhr.environment.benchmarkIndex]]);
}

function rowsOf(route: string, runs: Run[]): Row[] {
  const middle = (id: string) => exact(median(runs.map((run) => run[id] ?? Number.NaN)));
  const scores = Object.entries(categories).map(([id, value]) =>
    row({ figure: `Lighthouse ${route}: ${id}`, measured: middle(id), goal: { kind: 'at least', value } }),
  );
  const times = audits.map(({ id, label, unit, digits, goal }) =>
    row({ figure: `Lighthouse ${route}: ${label}`, measured: middle(id), goal, unit, digits }),
  );
  const slowdown = row({
    figure: `Lighthouse ${route}: times slower than here`,
    measured: middle('slowdown'),
    digits: 1,
  });
  return [...scores, ...times, slowdown];
}
