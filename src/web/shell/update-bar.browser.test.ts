import { beforeAll, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually } from './insides.test-helper.ts';

const checkMs = 1_380_000;

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

async function arrive() {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  const { page } = visitor;
  await page.clock.install({ time: new Date('2026-11-14T10:00:00Z') });
  const asked: { method: string; address: string }[] = [];
  // Noted with its answer: the next check is set only then.
  page.on('response', (response) => {
    const request = response.request();
    if (request.url().includes('/assets/') && request.url().includes('FYC=')) {
      asked.push({ method: request.method(), address: request.url().slice(station.url.length) });
    }
  });
  await visitor.open('/chi-siamo');
  return { ...visitor, asked, bar: page.getByRole('button', { name: /nuova versione/ }) };
}

test('[UPDATE-02] [UPDATE-03] [UPDATE-05] after 23 minutes the three main assets are asked for by HEAD, and while all stand no bar shows', async () => {
  const { page, asked, bar, complaints, leave } = await arrive();
  const assets = await page.evaluate<string[]>(`JSON.parse(document.getElementById('state').textContent).assets`);
  expect(assets).toHaveLength(3);
  const started = await page.evaluate(() => Date.now());
  await page.clock.fastForward(checkMs);
  await eventually(() => asked.length).toBe(3);
  const buckets = new Set(asked.map(({ address }) => Number(address.split('?FYC=')[1])));
  const bucketOf = (ms: number) => Math.floor(ms / 300_000);
  for (const bucket of buckets) {
    expect(bucket).toBeGreaterThanOrEqual(bucketOf(started + checkMs));
    expect(bucket).toBeLessThanOrEqual(bucketOf(started + checkMs + 60_000));
  }
  expect(asked.map(({ method, address }) => `${method} ${address.split('?')[0]}`).sort()).toEqual(
    assets.map((address) => `HEAD ${address}`).sort(),
  );
  await page.clock.runFor(5_000);
  expect(await bar.count()).toBe(0);
  await page.clock.fastForward(checkMs);
  await eventually(() => asked.length).toBe(6);
  expect(await bar.count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('[UPDATE-04] [UPDATE-08] [UPDATE-09] when one asset is gone the bar says that a new version exists, and a click reloads', async () => {
  const { page, bar, leave } = await arrive();
  await page.route(/\/assets\/hydrate.*FYC=/, (route) => route.fulfill({ status: 404 }));
  await page.clock.fastForward(checkMs);
  await bar.waitFor();
  expect(await bar.textContent()).toBe('È disponibile una nuova versione della pagina. Ricarica');
  expect(await page.getByRole('status').filter({ has: bar }).count()).toBe(1);
  await page.evaluate(() => {
    document.documentElement.dataset.old = 'yes';
  });
  await Promise.all([page.waitForEvent('load'), bar.click()]);
  expect(await page.evaluate(() => document.documentElement.dataset.old)).toBeUndefined();
  await leave();
});
