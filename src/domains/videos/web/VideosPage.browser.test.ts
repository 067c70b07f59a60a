import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bar, openSoundingStation, soundsPast } from '#domains/player/on-air.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import {
  changeVideos,
  giveFilms,
  newestVideos as newest,
  writtenPlaylists as playlists,
} from '../video-station.test-helper.ts';

const filmSeconds = 4;

let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openSoundingStation();
  await giveFilms(station, filmSeconds);
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
});

/** What is read once two readings in a row agree: a smooth scroll has come to its end. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = await read();
  await eventually(async () => {
    const before = last;
    last = await read();
    return before === last;
  }).toBe(true);
  return last;
}

const radioPauses = () => page.evaluate(() => document.querySelector('audio')?.paused);
const film = () => page.locator('main video');

test('[VIDEO-06] [VIDEO-08] [VIDEO-09] [VIDEO-10] the newest video, the channel and every playlist stand there without scripts', async () => {
  const reader = await openVisitor(station.url, { javaScript: false });
  await reader.open('/videos');
  const main = reader.page.getByRole('main');
  expect(await main.getByRole('heading', { level: 2, name: newest[0]?.title }).isVisible()).toBe(true);
  const watch = main.getByRole('link', { name: `Guarda: ${newest[0]?.title}` });
  expect(await watch.getAttribute('href')).toMatch(/^\/media\/original\/videos\/[\da-f]{16}\.mp4$/);
  const subscribe = main.getByRole('link', { name: 'Iscriviti al canale' });
  expect(await subscribe.getAttribute('href')).toBe(
    'https://www.youtube.com/results?search_query=Antena+1&sub_confirmation=1',
  );
  for (const { id, title, videos } of playlists) {
    const section = main.locator(`[data-playlist="${id}"]`);
    expect(await section.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(true);
    const slides = section.locator('li a');
    expect(await slides.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      videos.map(({ slug }) => `/videos/${slug}`),
    );
    const more = section.getByRole('link', { name: `Vedi tutti i video di ${title}` });
    expect(await more.getAttribute('href')).toBe(`/videos/playlist/${id}`);
  }
  const data = await reader.page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: newest[0]?.title,
      duration: `PT${filmSeconds}S`,
      contentUrl: expect.stringMatching(/^https?:\/\/.*\/media\/720p\/videos\/.*\.mp4$/),
      thumbnailUrl: [expect.stringMatching(/^https?:\/\/.*\/media\/1200x600\/videos\//)],
    }),
  );
  await reader.leave();
});

test('[VIDEO-13] a station without videos says so in the specified words', async () => {
  const empty = await openTestStation({ content: 'empty' });
  const { status, body } = await empty.get('/videos');
  expect(status).toBe(200);
  expect(body).toMatch(/<p lang="pt-BR"[^>]*>Não há vídeos disponíveis para essa faixa\.\.\. : \(<\/p>/);
});

const way = journey(async (part) => {
  visitor.complaints.length = 0;
  visitor.strangers.length = 0;
  await part('unknown', async () => {
    for (const path of ['/videos/nessuno', '/videos/%3Cscript%3E']) {
      const { status, body } = await station.get(path);
      expect(status).toBe(404);
      expect(body).toContain('NÃO ACHAMOS ESSE VÍDEO :(');
    }
    const upper = await station.get('/videos/Cartolina-Da-Procida');
    expect([upper.status, upper.response.headers.get('location')]).toEqual([301, '/videos/cartolina-da-procida']);
    await visitor.open('/videos/nessuno');
    const heading = page.getByRole('heading', { name: 'NÃO ACHAMOS ESSE VÍDEO :(', exact: true });
    expect(await heading.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe('pt-BR');
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL(`${station.url}/videos`);
    visitor.complaints.length = 0;
  });
  await part('playlist', async () => {
    await page.getByRole('link', { name: 'Vedi tutti i video di Cartoline' }).click();
    await page.waitForURL('**/videos/playlist/cartoline');
    await page.getByRole('heading', { level: 1, name: 'Cartoline', exact: true }).waitFor();
    const cards = page.getByRole('main').locator('li a');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(playlists[1]?.videos.length);
    await cards.first().click();
    await page.waitForURL('**/videos/cartolina-da-procida');
    const missing = await station.get('/videos/playlist/nessuna');
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('Questa playlist non c’è');
  });
  await part('film', async () => {
    await bar(page).getByRole('button', { name: 'Ascolta la diretta' }).click();
    await soundsPast(page, 0.2);
    await page
      .getByRole('heading', { level: 1, name: 'Cartolina da Procida: i colori si vedono dal mare', exact: true })
      .waitFor();
    expect(await film().count()).toBe(0);
    await page.getByRole('link', { name: /^Guarda: Cartolina da Procida/ }).click();
    await eventually(radioPauses).toBe(true);
    await eventually(() => film().evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
    await eventually(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)).toBeGreaterThan(0.2);
    await eventually(radioPauses).toBe(false);

    await film().evaluate((video: HTMLVideoElement) => video.play());
    await eventually(radioPauses).toBe(true);
    await bar(page).getByRole('button', { name: 'Ascolta la diretta' }).click();
    await eventually(() => film().evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await bar(page).getByRole('button', { name: 'Metti in pausa' }).click();
    expect(visitor.complaints).toEqual([]);
    expect(visitor.strangers).toEqual([]);
  });
  await part('framed', async () => {
    await changeVideos(station, { file: '' });
    // What the API tells of a video that stands on the video site.
    await page.route('**/api/v1/videos/getYoutubeVideoByTitle/come-nasce-un-jingle', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, data: { ...answer.data, videoYoutubeId: 'abcdefghijk' } } });
    });
    const framed: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      framed.push(route.request().url());
      return route.fulfill({ body: '<p>video</p>', contentType: 'text/html' });
    });
    // Back to all the videos, and what is asked anew then.
    await page.evaluate(() => history.go(-2));
    await page.getByText('Il video si sta caricando in archivio: torna tra poco.').waitFor();
    await page.locator('a[href="/videos/come-nasce-un-jingle"]').first().click();
    const watch = page.getByRole('link', { name: /^Guarda: Come nasce un jingle/ });
    await watch.waitFor();
    expect(await watch.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
    expect(framed).toEqual([]);
    await watch.click();
    await page.locator('iframe').waitFor();
    expect(await page.locator('iframe').getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?autoplay=1/,
    );
    await bar(page).getByRole('button', { name: 'Ascolta la diretta' }).click();
    await eventually(() => page.locator('iframe').count()).toBe(0);
    await bar(page).getByRole('button', { name: 'Metti in pausa' }).click();
    await giveFilms(station, filmSeconds);
    visitor.complaints.length = 0;
  });
  await part('home', async () => {
    await page.route('**/api/v1/videos/getLatestVideos/5', (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: 'broken', data: null } }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Antena 1, pagina iniziale' }).click();
    await page.locator('main [data-list=featured]').waitFor();
    expect(await page.getByText('Ultimi video').count()).toBe(0);
    expect(await page.locator('[data-toast]').count()).toBe(0);
    expect(visitor.complaints.filter((text) => !/500|videos did not load/.test(text))).toEqual([]);
    await page.unrouteAll();
  });
});

test('[VIDEO-12] [API-12] an unknown video is a real 404 in the specified words, with the way back', way('unknown'));
test('[VIDEO-10] a playlist’s own page shows all of it, and leads to the videos', way('playlist'));
test(
  '[VIDEO-07] a film silences the radio, which comes back when it ends; the radio’s button silences the film',
  way('film'),
);

test(
  '[VIDEO-06] a video of the video site is framed only after somebody has asked for it, and stops when the radio starts',
  way('framed'),
);
test('[HOME-21] latest videos that do not come are left out of the home page without a word', way('home'));

test('[HOME-20] the home page shows the five latest videos', async () => {
  const html: string = (await station.get('/')).body;
  const block = html.slice(html.indexOf('id="ultimi-video"'));
  const shown = [...block.matchAll(/href="\/videos\/([\w-]+)"/g)].map(([, slug]) => slug).slice(0, 5);
  expect(shown).toEqual(newest.slice(0, 5).map(({ slug }) => slug));
});

const lively = journey(async (part) => {
  const { page, open, leave, complaints } = await openVisitor(station.url, { consent: 'accepted', motion: true });
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('getHouseBanner') && asked.push(request.url()));
  await open('/videos');
  const adPlaces = page.getByRole('complementary', { name: 'Pubblicità' });
  const carousel = page.locator('[data-playlist="a1-sessions"] ul');
  const inView = () =>
    carousel.evaluate((track) => {
      const context = track.getBoundingClientRect();
      return [...track.children].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= context.left - 1 && right <= context.right + 1;
      }).length;
    });
  const first = () =>
    carousel.evaluate((track) => {
      const [one, two] = [...track.children] as HTMLElement[];
      return Math.round(track.scrollLeft / ((two?.offsetLeft ?? 1) - (one?.offsetLeft ?? 0)));
    });
  await part('sizes', async () => {
    await eventually(() => adPlaces.count()).toBe(2);
    for (const [width, size] of [
      [1280, '970x90'],
      [800, '728x90'],
      [360, '320x100'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => adPlaces.first().getAttribute('data-ad-size')).toBe(size);
    }
    expect(asked).toHaveLength(2);
  });
  await part('slides', async () => {
    for (const [width, slides] of [
      [575, 1],
      [576, 2],
      [992, 2],
      [993, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(async () => [width, await inView()]).toEqual([width, slides]);
    }
  });
  await part('steps', async () => {
    // From here on the page's clock moves only when told: each three seconds bring one step, and the last leads to the start.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    const places = 3;
    for (let step = 0; step < places; step += 1) {
      const before = await settled(first);
      await page.clock.runFor(3_000);
      await eventually(first).toBe((before + 1) % places);
    }
  });
  await part('anew', async () => {
    const before = asked.length;
    await page.clock.runFor(60_000);
    await eventually(() => asked.length).toBe(before + 2);
    await page.clock.resume();
    await page.locator('a[href="/videos/cartolina-da-procida"]').first().click();
    await page.waitForURL('**/videos/cartolina-da-procida');
    await eventually(() => asked.length).toBe(before + 4);
    expect(complaints).toEqual([]);
  });
  await leave();
});

test('[VIDEO-17] the clients’ places go by the width of the screen', lively('sizes'));
test('[VIDEO-15] [VIDEO-16] the carousels show one, two or three videos', lively('slides'));
test('[VIDEO-14] the carousels move every three seconds', lively('steps'));
test('[VIDEO-18] the clients’ places are filled anew every minute and for another video', lively('anew'));
