import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
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
  await page.getByRole('heading', { level: 1 }).waitFor();
  await footer.getByRole('link', { name: 'Partner' }).click();
  await page.waitForURL('**/parceiros');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('[CONSENT-10] nothing is counted while the visitor is undecided or has refused', async () => {
  for (const consent of [undefined, 'rejected'] as const) {
    const { page, batches, leave } = await arrive(consent);
    await walk(page);
    await page.clock.runFor(10_000);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(batches).toEqual([]);
    await leave();
  }
});

test('[CONSENT-10] [CONSENT-11] once it is accepted, the page at hand and each location change are counted, in one batch', async () => {
  const { page, batches, views, complaints, leave } = await arrive();
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await walk(page);
  await page.clock.runFor(2_000);
  await eventually(views).toEqual(['page_view /chi-siamo', 'page_view /programacao', 'page_view /parceiros']);
  expect(batches[0]?.sessionHash).toMatch(/^[0-9a-f]{32}$/);
  expect(batches[0]?.events[0]?.labels).toEqual({ device: 'desktop' });
  const kept = () =>
    station.context.db
      .execute<{ path: string }>(sql`select path from analytics_events where session_hash = ${batches[0]?.sessionHash}`)
      .then(({ rows }) => rows.map(({ path }) => path).sort());
  await eventually(kept).toEqual(['/chi-siamo', '/parceiros', '/programacao']);
  expect(complaints).toEqual([]);
  await leave();
});

test('[CONSENT-11] a visitor who accepted earlier is counted from the first page on, also when they leave at once', async () => {
  const { page, views, leave } = await arrive('accepted');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await eventually(views).toEqual(['page_view /chi-siamo']);
  await leave();
});

test('a visitor who withdraws is not counted any more, and what waited is forgotten', async () => {
  const { page, views, leave } = await arrive('accepted');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferenze cookie' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta tutti' }).click();
  const before = views().length;
  await walk(page);
  await page.clock.runFor(10_000);
  expect(views()).toHaveLength(before);
  await leave();
});
