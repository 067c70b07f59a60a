import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { journey } from '../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually } from '../shell/insides.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

type Batch = { sessionHash: string; events: { name: string; path: string; labels: Record<string, string> }[] };

async function arrive(consent?: 'accepted' | 'rejected') {
  const visitor = await openVisitor(station.url, { consent });
  const { page } = visitor;
  await page.clock.install();
  const batches: Batch[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/tracking/events')) batches.push(request.postDataJSON());
  });
  await visitor.open('/chi-siamo');
  const views = () => batches.flatMap(({ events }) => events.map(({ name, path }) => `${name} ${path}`));
  return { ...visitor, batches, views };
}

async function walk(page: Page) {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'I programmi' }).click();
  await page.waitForURL('**/programacao');
  await page.getByRole('heading', { level: 1, name: 'Le voci della settimana' }).waitFor();
  await footer.getByRole('link', { name: 'Partner' }).click();
  await page.waitForURL('**/parceiros');
  await page.getByRole('heading', { level: 1, name: 'Chi suona con noi' }).waitFor();
}

/** Somebody who has not chosen yet, accepts, and takes it back. */
const told = journey(async (part) => {
  const { page, batches, views, complaints } = await arrive();
  await part('undecided', async () => {
    await walk(page);
    await page.clock.runFor(10_000);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(batches).toEqual([]);
  });
  await part('accepted', async () => {
    await page.getByRole('button', { name: 'Accetta tutti' }).click();
    await walk(page);
    await page.clock.runFor(2_000);
    await eventually(views).toEqual(['page_view /parceiros', 'page_view /programacao', 'page_view /parceiros']);
    expect(batches[0]?.sessionHash).toMatch(/^[0-9a-f]{32}$/);
    expect(batches[0]?.events[0]?.labels).toEqual({ device: 'desktop' });
    const kept = () =>
      station.context.db
        .execute<{ path: string }>(
          sql`select path from analytics_events where session_hash = ${batches[0]?.sessionHash}`,
        )
        .then(({ rows }) => rows.map(({ path }) => path).sort());
    await eventually(kept).toEqual(['/parceiros', '/parceiros', '/programacao']);
  });
  await part('withdrawn', async () => {
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'I programmi' }).click();
    await page.waitForURL('**/programacao');
    await footer.getByRole('button', { name: 'Preferenze cookie' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta tutti' }).click();
    const before = views().length;
    await walk(page);
    await page.clock.runFor(10_000);
    expect(views()).toHaveLength(before);
    expect(complaints).toEqual([]);
  });
});

test('[CONSENT-10] nothing is counted while the visitor is undecided', told('undecided'));

test('[CONSENT-10] nothing is counted of a visitor who has refused', async () => {
  const { page, batches } = await arrive('rejected');
  await walk(page);
  await page.clock.runFor(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(batches).toEqual([]);
});

test(
  '[CONSENT-10] [CONSENT-11] once it is accepted, the page at hand and each location change are counted, in one batch',
  told('accepted'),
);

test('[CONSENT-11] a visitor who accepted earlier is counted from the first page on, also when they leave at once', async () => {
  const { page, views } = await arrive('accepted');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await eventually(views).toEqual(['page_view /chi-siamo']);
});

test('a visitor who withdraws is not counted any more, and what waited is forgotten', told('withdrawn'));
