import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

async function arrive(arrival: Parameters<typeof openVisitor>[1] = {}) {
  const visitor = await openVisitor(station.url, { consent: 'rejected', ...arrival });
  onTestFinished(visitor.leave);
  return visitor;
}
const idsIn = (page: Page, place: string) =>
  page.locator(`main ${place} [data-news-id]`).evaluateAll((all) => all.map((one) => Number(one.dataset.newsId)));

/** What is below the fold answers once its reader comes near. */
async function comeNear(page: Page) {
  await page.locator('[data-below-the-fold]').scrollIntoViewIfNeeded();
  await page.locator('[data-below-the-fold=hydrated]').waitFor();
}

type Item = { newsId: number; title: string; titleHome: string };

describe('before any script the front page has', () => {
  let page: Page;
  let lead: Item | undefined;
  let line: number[] = [];
  let read: number[] = [];
  let mondo: number[] = [];
  beforeAll(async () => {
    const items = async (call: string): Promise<Item[]> => (await station.get(`/api/v1/news/${call}`)).body.data;
    const automatic = (await items('getHomeNews/20')).map(({ newsId }) => newsId);
    // From the 13th on in another order than that of the newest: only so does it show how many home news were asked for.
    const pinned = [...automatic.slice(0, 12), ...automatic.slice(12).reverse()];
    const pin = 'insert into home_front (pinned_ids) values ($1) on conflict (id) do update set pinned_ids = $1';
    await station.context.pool.query(pin, [pinned]);
    station.forgetPages();
    expect((await items('getHomeNews/20')).map(({ newsId }) => newsId)).toEqual(pinned);
    const plain = await openVisitor(station.url, { consent: 'rejected', javaScript: false });
    page = plain.page;
    await plain.open('/');
    const home = await items('getHomeNews/20');
    lead = home[0];
    const idsOf = (all: Item[]) => all.map(({ newsId }) => newsId).filter((id) => id !== lead?.newsId);
    read = idsOf(await items('getNewsMostRead/5')).slice(0, 4);
    const world = idsOf(await items('getNews/0/14/0/1/mondo'));
    mondo = world.filter((id) => !read.includes(id)).slice(0, 13);
    const all = idsOf([...home, ...(await items('getNews/0/48/0/1'))]);
    line = [...new Set(all)].filter((id) => !read.includes(id) && !mondo.includes(id));
    return plain.leave;
  });

  test('[HOME-01] [HOME-05] its lead first, its name, and no item twice', async () => {
    const all = await idsIn(page, '');
    expect(new Set(all).size).toBe(all.length);
    expect(all[0]).toBe(lead?.newsId);
    expect(await page.locator('main article').first().getByRole('heading').textContent()).toBe(lead?.titleHome);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Antena 1, la radio made in Italy');
  });

  test('[HOME-04] the four most read', async () => {
    expect(await idsIn(page, '[aria-labelledby=piu-letti]')).toEqual(read);
  });

  test('[HOME-02] the Mondo block without the lead', async () => {
    expect(await idsIn(page, '[data-list=mondo]')).toEqual(mondo);
    expect(mondo.length).toBeGreaterThanOrEqual(10);
  });

  test('[HOME-06] [HOME-07] six of the home news featured, and six beside them', async () => {
    expect(await idsIn(page, '[data-list=featured]')).toEqual(line.slice(0, 6));
    expect(await idsIn(page, '[aria-label="Le altre notizie del giorno"]')).toEqual(line.slice(6, 12));
  });

  test('[HOME-08] [HOME-09] [HOME-10] the 13th to the 18th of the home news, counted from one, for the agency, and five at the side', async () => {
    expect(await idsIn(page, '[data-list=agency]')).toEqual(line.slice(12, 18));
    expect(await idsIn(page, '[data-list=side]')).toEqual(line.slice(18, 23));
  });

  test('[HOME-11] the ten songs of the station’s chart', async () => {
    const { data } = (await station.get('/api/v1/getTop10/antena-1')).body;
    const songs: { musicSlug: string; artistSlug: string }[] = data;
    expect(songs).toHaveLength(10);
    const played = page.locator('main ol a[href^="/canzoni/"]');
    expect(await played.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      songs.map(({ musicSlug, artistSlug }) => `/canzoni/${musicSlug}+${artistSlug}`),
    );
  });

  test('[HOME-12] the poll with its answers', async () => {
    const poll = (await station.get('/api/v1/poll/get')).body.data;
    const card = page.getByRole('region', { name: poll.title });
    expect(await card.getByRole('listitem').count()).toBe(poll.respostas.length);
    await card.scrollIntoViewIfNeeded();
    expect(await card.getByText(poll.respostas[0].texto).isVisible()).toBe(true);
  });

  test('[HOME-13] the sentence of the day, and ten partners', async () => {
    const sentence = (await station.get('/api/v1/getDaysSentence')).body.data;
    expect(await page.getByRole('region', { name: 'La frase del giorno' }).textContent()).toContain(sentence.frase);
    const logos = page.getByRole('main').getByRole('img', { name: /^Logo di/ });
    expect(await logos.count()).toBe(10);
  });
});

const reading = journey(async (part) => {
  const { page, open, complaints, strangers } = await arrive({ width: 360 });
  await open('/');
  await part('mondo', async () => {
    const visible = (page: Page) =>
      page
        .locator('[data-list=mondo] [data-news-id]')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    expect(await visible(page)).toBe(6);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await visible(page)).toBeGreaterThanOrEqual(10);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
  await part('vote', async () => {
    const poll = (await station.get('/api/v1/poll/get')).body.data;
    const card = page.getByRole('region', { name: poll.title });
    await comeNear(page);
    await card.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await card.getByText('Grazie, il tuo voto è contato.').waitFor();
    const after = (await station.get('/api/v1/poll/get')).body.data;
    const shares = await card.getByRole('listitem').locator('strong').allTextContents();
    expect(shares.map((text) => Number.parseInt(text, 10)).reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(after.respostas.length).toBe(shares.length);
    await open('/');
    await comeNear(page);
    await eventually(() => card.getByRole('listitem').count()).toBe(poll.respostas.length);
    expect(await card.getByRole('radio').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test('[HOME-03] a small screen shows six of the Mondo block, a large one all of it', reading('mondo'));
test('[HOME-12] a reader votes with the keyboard, once: the answers become bars and stay so', reading('vote'));

test('[HOME-19] [NEWS-50] [NEWS-57] what does not load is left out without a word; within two minutes nothing is fetched anew', async () => {
  const { page, open, complaints } = await arrive();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/news/getHomeNews/')) asked.push(new URL(request.url()).pathname);
  });
  for (const path of ['poll/get', 'getDaysSentence', 'news/getNewsMostRead/**']) {
    await page.route(`**/api/v1/${path}`, (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: 'broken', data: null } }),
    );
  }
  const goHome = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Antena 1, pagina iniziale' }).click();
    await page.waitForURL(`${station.url}/`);
    await page.locator('main [data-list=featured]').waitFor();
  };
  const leave = async () => {
    await page.locator('main article a').first().click();
    await page.waitForURL('**/notizie/**');
  };
  await open('/feed');
  await goHome();
  expect(await page.getByText('La frase del giorno').count()).toBe(0);
  expect(await page.getByText('Sondaggio').count()).toBe(0);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  expect(asked).toEqual(['/api/v1/news/getHomeNews/20']);
  await leave();
  await goHome();
  expect(asked).toHaveLength(1);
  await leave();
  await page.clock.fastForward(121_000);
  await goHome();
  await eventually(() => asked.length).toBe(2);
  expect(complaints.filter((text) => !/500|did not load/.test(text))).toEqual([]);
});

test('who is on air, and the day, are told by the hour of the reader’s visit', async () => {
  const { page, open } = await arrive();
  await page.clock.setFixedTime(new Date('2026-11-16T08:00:00+01:00'));
  await open('/');
  const card = page.getByRole('region', { name: 'In onda adesso' });
  await card.getByRole('heading', { name: 'A1 Morning' }).waitFor();
  expect(await card.getByText('fino alle 10:00').isVisible()).toBe(true);
  expect(await card.getByRole('link', { name: 'Ascolta la radio' }).getAttribute('href')).toBe('/ascolta-la-radio');
  await page.getByRole('heading', { name: 'Oggi in onda' }).waitFor();
  const day = page.locator('section[aria-labelledby=oggi] li');
  expect(await day.count()).toBe(8);
  expect(await day.nth(2).textContent()).toBe('07:00In onda adesso');
});

test('[NEWS-28] a station that has nothing yet still opens its door', async () => {
  const empty = await openTestStation({ content: 'empty' });
  const visitor = await openVisitor(empty.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  await visitor.open('/');
  const main = visitor.page.getByRole('main');
  expect(await main.getByText('Nessuna notizia disponibile al momento.').isVisible()).toBe(true);
  expect(await main.getByRole('link', { name: 'Ascolta la radio' }).first().isVisible()).toBe(true);
  expect(await visitor.page.locator('section[aria-labelledby=oggi]').count()).toBe(0);
  // Without news the page asks once more, and a top 10 that is not there is a 404.
  expect(visitor.complaints.filter((text) => !/404/.test(text))).toEqual([]);
});
