import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { addJournalist, addTag, writeNews, writtenJournalists as written } from '../newsroom.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

async function arrive() {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  return visitor;
}
const cards = (page: Page) => page.locator('main article');

test('[TAG-04] [ROUTES-09] [ROUTES-10] the index of themes links every tag by its name', async () => {
  const { status, body } = await station.get('/notizie/tags');
  expect(status).toBe(200);
  const tags: { n: string; u: string }[] = (await station.get('/api/v1/news/getTags')).body.data;
  expect(tags.length).toBeGreaterThan(10);
  const linked = [...body.matchAll(/href="\/notizie\/tags\/([^"]+)"[^>]*>([^<]+)</g)].map(([, u, n]) => ({ n, u }));
  expect(linked.sort((a, b) => a.u.localeCompare(b.u))).toEqual(tags.sort((a, b) => a.u.localeCompare(b.u)));
});

test('[TAG-05] [TAG-06] [TAG-08] a theme shows twelve, then sixteen more at the bottom, and is counted when it is opened', async () => {
  await addTag(station, 'prova-lunga', 'Prova lunga');
  for (let item = 0; item < 30; item++) await writeNews(station, { tags: ['prova-lunga'] });
  const { page, open, complaints } = await arrive();
  const hit = page.waitForRequest('**/api/v1/tracking/tagHit');
  await open('/notizie/tags/prova-lunga');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Prova lunga');
  expect(await cards(page).count()).toBe(12);
  expect((await hit).postDataJSON()).toEqual({ tag: 'prova-lunga' });
  const toBottom = async () => {
    // A place already reached sends no scroll event.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight - 1_200));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return cards(page).count();
  };
  // The last two may be there before anybody has looked at the sixteen.
  const lengths = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const look = () => {
      const length = document.querySelectorAll('main article').length;
      if (seen.at(-1) !== length) seen.push(length);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  // Only who stops scrolling for a moment is given more.
  await expect.poll(toBottom, { interval: 500 }).toBe(30);
  expect(await lengths.jsonValue()).toEqual([28, 30]);
  await page.getByText('Sei arrivato in fondo a questo tema.').waitFor();
  expect(complaints).toEqual([]);
  const second = (await station.get('/notizie/tags/prova-lunga?pagina=2')).body;
  expect(second.split('<article').length - 1).toBe(16);
});

test('[TAG-09] a theme that nobody wrote about says so, with a real 404', async () => {
  for (const tag of ['nessun-tema', 'vuoto']) {
    if (tag === 'vuoto') await addTag(station, tag, 'Vuoto');
    const { status, body } = await station.get(`/notizie/tags/${tag}`);
    expect(status).toBe(404);
    expect(body).toContain(`Não há notícias sobre ${tag.replace('-', ' ')}.`);
    expect(body).toContain('lang="pt-BR"');
  }
});

test('[JOURNALIST-04] only those who still write stand in the grid', async () => {
  const { body } = await station.get('/jornalistas');
  for (const { name, slug, isActive } of written) {
    expect([slug, body.includes(`href="/jornalistas/${slug}"`)]).toEqual([slug, isActive]);
    if (isActive) expect(body).toContain(name);
  }
});

test('[JOURNALIST-05] [JOURNALIST-06] [NEWS-29] a profile has a face, a life and articles; who has left is said to have left', async () => {
  const [active] = written.filter(({ isActive }) => isActive);
  const [former] = written.filter(({ isActive }) => !isActive);
  const here = (await station.get(`/jornalistas/${active?.slug}`)).body;
  expect(here).toMatch(new RegExp(`<img[^>]*alt="${active?.name}"`));
  expect(here).toContain(active?.description.slice(0, 40));
  expect(here.split('<article').length - 1).toBeGreaterThan(3);
  expect(here).not.toContain('Ex giornalista');
  expect((await station.get(`/jornalistas/${former?.slug}`)).body).toContain('Ex giornalista');
  await addJournalist(station, 'nuova-firma', 'Nuova Firma');
  const { url, get } = await openTestStation({ connection: station.connection });
  expect(url).not.toBe(station.url);
  expect((await get('/jornalistas/nuova-firma')).body).toContain('Não há notícias');
});

test('[JOURNALIST-07] [JOURNALIST-08] [JOURNALIST-09] more articles come on demand; the end is said in a toast, a failure only logged', async () => {
  const [active] = written.filter(({ isActive }) => isActive);
  for (let item = 0; item < 12; item++) await writeNews(station, { journalist: active?.slug });
  const { page, open, complaints } = await arrive();
  await open(`/jornalistas/${active?.slug}?pagina=1`);
  const before = await cards(page).count();
  const more = page.locator('main form button[name=pagina]');
  await page.route('**/api/v1/getJournalistNews/**', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'broken', data: null } }),
  );
  await more.click();
  await eventually(() => complaints.some((text) => text.includes('the articles did not load'))).toBe(true);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await page.unroute('**/api/v1/getJournalistNews/**');
  await eventually(() => more.isEnabled()).toBe(true);
  await more.click();
  await eventually(() => cards(page).count()).toBeGreaterThan(before);
  const toast = page.locator('[data-toast]', { hasText: 'Não há mais notícias.' });
  await eventually(async () => {
    if (await more.isEnabled()) await more.click();
    return toast.count();
  }).toBe(1);
  expect(await page.locator('[data-toast] [lang=pt-BR], [data-toast][lang=pt-BR]').count()).toBeGreaterThan(0);
});

test('[JOURNALIST-10] a name that nobody bears is a 404 with a way back', async () => {
  const { status, body } = await station.get('/jornalistas/nessuno');
  expect(status).toBe(404);
  expect(body).toContain('NÃO ACHAMOS ESSE JORNALISTA :(');
  expect(body).toMatch(/<main[\s\S]*href="\/jornalistas"/);
});

test('[FEED-01] [FEED-02] [FEED-03] [PAGES-08] at /feed one chooses a format, then a category or all', async () => {
  const { page, open, complaints } = await arrive();
  await open('/feed');
  const choice = page.getByRole('navigation', { name: 'Scegli il formato' }).getByRole('link');
  expect((await choice.allTextContents()).map((text) => /^(Atom|RSS|JSON)/.exec(text)?.[0])).toEqual([
    'Atom',
    'RSS',
    'JSON',
  ]);
  const links = page.locator('section[aria-labelledby=indirizzi] a');
  expect(await links.count()).toBe(0);
  const categories: { slug: string }[] = (await station.get('/api/v1/news/getCategories')).body.data;
  for (const [index, format] of ['atom', 'rss', 'json'].entries()) {
    await choice.nth(index).click();
    await page.waitForURL(`**/feed?formato=${format}`);
    await eventually(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['tudo', ...categories.map(({ slug }) => slug)].map((slug) => `/feed/${format}/${slug}`),
    );
  }
  expect(complaints).toEqual([]);
});

test('[ROUTES-01] an address that nobody knows is a 404 that leads back to the start', async () => {
  const { status, body } = await station.get('/nessuna/pagina/qui');
  expect(status).toBe(404);
  expect(body).toMatch(/<h1[^>]*>Pagina non trovata</);
  expect(body).toMatch(/<main[\s\S]*href="\/"/);
});

test('[NOWPLAYING-25] [NOWPLAYING-26] under the player there is something to read: the four most read, and twelve about music', async () => {
  const { body } = await station.get('/ascolta-la-radio');
  const blockOf = (id: string) => new RegExp(`aria-labelledby="${id}"[\\s\\S]*?</section>`).exec(body)?.[0] ?? '';
  const linksOf = (block: string) => [...block.matchAll(/href="\/notizie\/([^"]+)"/g)].map(([, slug]) => slug);
  const mostRead = (await station.get('/api/v1/news/getNewsMostRead/4')).body.data as { slug: string }[];
  expect(blockOf('piu-letti')).toContain('I più letti della settimana');
  expect(linksOf(blockOf('piu-letti'))).toEqual(mostRead.map(({ slug }) => slug));
  const start = body.indexOf('id="notizie-musicali"');
  const music = (await station.get('/api/v1/news/getNews/0/12/0/1/musica')).body.data as { slug: string }[];
  expect(music).toHaveLength(12);
  const shown = linksOf(body.slice(start, body.indexOf('id="altri-modi"', start)));
  expect(shown.filter((slug) => slug !== 'musica')).toEqual(music.map(({ slug }) => slug));
  expect(body.indexOf('aria-labelledby="piu-letti"')).toBeLessThan(start);
});
