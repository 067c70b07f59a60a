import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { metaOfCategory } from '../news.meta.ts';
import { categories, putOut } from '../newsroom.test-helper.ts';

let station: TestStation;
let desk: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  desk = await openVisitor(station.url, { consent: 'rejected' });
});

const cards = (page: Page) => page.locator('main article');
const moreButton = (page: Page) => page.locator('main form button[name=pagina]');

test('[NEWS-18] [NEWS-19] [ROUTES-07] [META-05] all news and every category have a list of their own, with its own words in the head', async () => {
  const lists = [{ slug: '', name: 'Tutte le notizie' }, ...categories];
  for (const { slug, name } of lists) {
    const { status, body } = await station.get(slug ? `/notizie/${slug}` : '/notizie');
    const meta = metaOfCategory(slug || undefined);
    expect([slug, status]).toEqual([slug, 200]);
    expect(/<h1[^>]*>([^<]+)</.exec(body)?.[1]).toBe(name);
    const shown = [...body.matchAll(/<article data-news-id="(\d+)"/g)].map(([, id]) => Number(id));
    expect(shown.length).toBeGreaterThan(2);
    const { body: called } = await station.get(`/api/v1/news/getNews/0/${shown.length}/0/1${slug && `/${slug}`}`);
    expect([slug, shown]).toEqual([slug, called.data.map(({ newsId }: { newsId: number }) => newsId)]);
    const content = (key: string) => new RegExp(`(?:name|property)="${key}" content="([^"]*)"`).exec(body)?.[1];
    expect(content('keywords')).toBe(meta?.keywords.replaceAll("'", '&#39;'));
    expect(content('og:title')).toBe(meta?.shareTitle.replaceAll("'", '&#39;'));
    expect(content('og:image')).toContain(`/share/notizie-${slug || 'tudo'}.jpg`);
  }
});

test('old Portuguese addresses and /notizie/tudo lead to the canonical ones for good', async () => {
  for (const [old, now] of [
    ['/notizie/mundo', '/notizie/mondo'],
    ['/notizie/carros', '/notizie/auto'],
    ['/notizie/tudo', '/notizie'],
    ['/notizie/', '/notizie'],
  ] as const) {
    const { status, response } = await station.get(old);
    expect([status, new URL(response.headers.get('location') ?? '', station.url).pathname]).toEqual([301, now]);
  }
});

test('[NEWS-21] [NEWS-22] the dropdown offers all first, and leads to the list that was chosen', async () => {
  const { page, open, complaints } = desk;
  await open('/notizie');
  const choice = page.getByRole('main').getByRole('combobox', { name: 'Categoria' });
  const options = await choice.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(options).toEqual(['tudo', ...categories.map(({ slug }) => slug)]);
  await choice.selectOption('mondo');
  await page.waitForURL(`${station.url}/notizie/mondo`);
  await page.getByRole('heading', { level: 1, name: 'Mondo' }).waitFor();
  await choice.selectOption('tudo');
  await page.waitForURL(`${station.url}/notizie`);
  expect(complaints).toEqual([]);
});

test('[NEWS-23] [NEWS-25] [NEWS-57] twelve at a time, with a button that says how things stand; a failure is only logged', async () => {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  const { page, open } = visitor;
  await open('/notizie/musica');
  expect(await cards(page).count()).toBe(12);
  const button = moreButton(page);
  expect([await button.textContent(), await button.isDisabled()]).toEqual(['Carica altre notizie', false]);

  let answer = Promise.withResolvers<'fail' | 'go'>();
  await page.route('**/api/v1/news/getNews/12/13/**', async (route) => {
    if ((await answer.promise) === 'go') return route.continue();
    await route.fulfill({ status: 500, json: { status: 500, message: 'broken', data: null } });
  });
  // What makes the list live comes after the page: until then a press would open the next page instead.
  await eventually(async () => {
    if (await button.isEnabled()) await button.click();
    return button.textContent();
  }).toBe('Caricamento...');
  expect(await button.isDisabled()).toBe(true);
  answer.resolve('fail');
  await eventually(() => button.textContent()).toBe('Carica altre notizie');
  expect(await page.locator('[data-toast]').count()).toBe(0);
  expect(await cards(page).count()).toBe(12);

  answer = Promise.withResolvers();
  answer.resolve('go');
  await button.click();
  await eventually(() => cards(page).count()).toBe(14);
  expect([await button.textContent(), await button.isDisabled()]).toEqual(['Non ci sono più notizie', true]);

  // Whoever comes back from an article finds the list as long as it was.
  await cards(page).last().getByRole('link').click();
  await page.waitForURL((url) => url.pathname !== '/notizie/musica');
  await page.goBack();
  await eventually(() => cards(page).count()).toBe(14);
  expect(visitor.complaints.filter((text) => !/500|news did not load/.test(text))).toEqual([]);
});

test('without scripts the button opens the next page', async () => {
  const visitor = await openVisitor(station.url, { javaScript: false });
  onTestFinished(visitor.leave);
  await visitor.open('/notizie/musica');
  await moreButton(visitor.page).click();
  await visitor.page.waitForURL(/pagina=2/);
  expect(await cards(visitor.page).count()).toBe(2);
});

test('[NEWS-51] [NEWS-52] [NEWS-53] an item that comes out while the list is open appears with a badge, for ten seconds; what is seen is counted', async () => {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  const { page, open } = visitor;
  const batches: { newsViews: { newsId: number }[]; sessionHash: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/tracking/newsViewsHit')) batches.push(request.postDataJSON());
  });
  await page.clock.install();
  await open('/notizie');
  await eventually(async () => {
    if (await moreButton(page).isEnabled()) await moreButton(page).click();
    return cards(page).count();
  }).toBeGreaterThan(12);
  const id = await putOut(station, { title: 'Una notizia appena uscita', category: 'mondo' });
  await page.clock.runFor(121_000);
  const newest = page.locator(`article[data-news-id="${id}"]`);
  await newest.getByText('Nuovo', { exact: true }).waitFor();
  await page.clock.runFor(10_500);
  await eventually(() => newest.getByText('Nuovo', { exact: true }).count()).toBe(0);
  expect(await newest.count()).toBe(1);
  await eventually(async () => {
    await page.clock.runFor(3_000);
    return batches.flatMap(({ newsViews }) => newsViews).length;
  }).toBeGreaterThan(0);
  expect(batches[0]?.sessionHash).toMatch(/^[0-9a-f]{32}$/);
  expect(visitor.complaints).toEqual([]);
});

test('[NEWS-27] [NEWS-28] [NEWS-30] [NEWS-31] a newsroom without news says so, and shows the way back', async () => {
  const empty = await openTestStation({ content: 'empty' });
  const all = (await empty.get('/notizie')).body;
  expect(all).toContain('Non ci sono notizie da mostrare.');
  expect(all).toMatch(/<a[^>]*href="\/"[^>]*>Torna alla pagina iniziale/);
  const category = (await empty.get('/notizie/musica')).body;
  expect(category).toContain('Non ci sono notizie nella categoria selezionata');
  expect(category).toMatch(/<a[^>]*href="\/notizie"[^>]*>Torna a tutte le notizie/);
  expect((await empty.get('/')).body).toContain('Nessuna notizia disponibile al momento.');
});
