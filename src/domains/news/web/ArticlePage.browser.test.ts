import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { pictureOf, signIn, writeNews } from '../newsroom.test-helper.ts';

const long = Array.from({ length: 40 }, (_, index) => `<p>Paragrafo numero ${index + 1}, con qualche parola.</p>`);
const article = {
  slug: 'prova-intera',
  title: 'Una storia intera',
  subtitle: 'Con tutto quello che serve',
  journalist: 'irene-castaldi',
  tags: ['vinile', 'concerti'],
  category: 'musica',
  imageCaption: 'La didascalia',
  keywords: 'storia, prova',
  publishedAt: new Date('2026-11-10T08:00:00Z'),
  updatedAt: new Date('2026-11-11T09:30:00Z'),
  content: long.join(''),
};

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
  const image = await pictureOf(station, 'lia-fontes-contare-i-ponti');
  await writeNews(station, { ...article, image });
  await writeNews(station, {
    slug: 'mai-cambiata',
    image,
    coverVideoFile: 'videos/prova.mp4',
    publishedAt: new Date('2026-11-10T08:00:00Z'),
  });
  await writeNews(station, { slug: 'con-video', image, coverVideoYoutubeId: 'abc123DEF45' });
  await writeNews(station, { slug: 'per-pochi', pro: true, content: long.join('') });
});

async function arrive(key?: 'listener' | 'pro'): Promise<Visitor> {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  if (key) await signIn(station, visitor.context, key);
  return visitor;
}

describe('before any script an article has', () => {
  let reader: Visitor;
  const main = () => reader.page.getByRole('main');
  beforeAll(async () => {
    reader = await openVisitor(station.url, { javaScript: false });
    await reader.open('/notizie/prova-intera');
    return reader.leave;
  });

  test('[NEWS-20] [ROUTES-08] its title at its own address, told to search engines too', async () => {
    expect(await main().getByRole('heading', { level: 1 }).textContent()).toBe('Una storia intera');
    const head = await reader.page.content();
    expect(head).toContain('"@type":"NewsArticle"');
    expect(head).toMatch(/property="og:image" content="[^"]*\/media\/1200x600\//);
  });

  test('[NEWS-33] [NEWS-34] subtitle, author, date and the date of its last change', async () => {
    expect(await main().getByText('Con tutto quello che serve').isVisible()).toBe(true);
    expect(await main().locator('header').getByRole('link', { name: 'Irene Castaldi' }).isVisible()).toBe(true);
    expect(await main().getByText('10 novembre 2026, ore 09:00', { exact: true }).isVisible()).toBe(true);
    expect(await main().getByText('Aggiornato l’11 novembre 2026, ore 10:30').isVisible()).toBe(true);
  });

  test('[NEWS-36] its text to the end, and what its picture shows', async () => {
    expect(await main().getByText('Paragrafo numero 40, con qualche parola.').isVisible()).toBe(true);
    expect(await main().getByText('La didascalia').isVisible()).toBe(true);
  });

  test('[NEWS-37] a card of whoever wrote it', async () => {
    const card = main().getByRole('region', { name: 'Chi scrive' });
    expect(await card.getByRole('link').getAttribute('href')).toBe('/jornalistas/irene-castaldi');
    expect(await card.locator('img').count()).toBe(1);
  });

  test('[NEWS-38] [NEWS-39] a way to share it, and its tags', async () => {
    expect(
      await main()
        .getByRole('link', { name: /WhatsApp/ })
        .count(),
    ).toBe(1);
    const tags = main().getByRole('list', { name: 'Temi di questo articolo' }).getByRole('link');
    expect(await tags.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/notizie/tags/vinile',
      '/notizie/tags/concerti',
    ]);
  });
});

test('[NEWS-32] [NEWS-34] a video stands in the place of the picture, and its host hears of nobody before a click', async () => {
  const { body } = await station.get('/notizie/mai-cambiata');
  expect(body).toMatch(/<video[^>]*preload="none"/);
  expect(body).toContain('/480p/videos/prova.mp4');
  expect(body).not.toContain('Aggiornato');

  const { page, open, strangers, complaints } = await arrive();
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>video</p>' }),
  );
  const hits: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tracking/newsHit')) hits.push(request.postDataJSON());
  });
  await open('/notizie/con-video');
  await eventually(() => hits).toEqual([{ slug: 'con-video' }]);
  expect(strangers).toEqual([]);
  await page.getByRole('link', { name: 'Guarda il video' }).click();
  const frame = page.locator('main iframe');
  expect(await frame.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/abc123DEF45');
  await eventually(() => strangers.length).toBe(1);
  expect(complaints).toEqual([]);
});

test('[NEWS-40] [NEWS-41] [NEWS-42] beside a long article the most read travel along; near its end there is more to read', async () => {
  const { page, open, complaints } = await arrive();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/getRelatedNews/')) asked.push(decodeURIComponent(new URL(request.url()).pathname));
  });
  await page.clock.install();
  await open('/notizie/prova-intera');
  const side = page.locator('[data-side=most-read]');
  const stateOf = () => side.getAttribute('data-state');
  await eventually(stateOf).toBe('block-right');
  expect(await side.getByRole('listitem').count()).toBe(4);
  await page.clock.runFor(2_500);
  expect(asked).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await eventually(stateOf).toBe('block-fixed');
  expect(Math.round((await side.boundingBox())?.y ?? 0)).toBe(80);
  expect(asked).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await eventually(stateOf).toBe('onBottom');
  const related = page.locator('section[aria-labelledby=leggi-anche] article');
  await eventually(() => related.count()).toBe(6);
  expect(asked).toEqual(['/api/v1/news/getRelatedNews/10/vinile_concerti']);
  expect(complaints).toEqual([]);
});

test('[NEWS-45] [NEWS-58] a slug that nobody wrote under is a 404 with a way back', async () => {
  const { status, body } = await station.get('/notizie/nessuna-notizia-qui');
  expect(status).toBe(404);
  expect(body).toContain('NON ABBIAMO TROVATO QUESTA NOTIZIA :(');
  expect(body).toMatch(/<main[\s\S]*<a[^>]*href="\/notizie"[^>]*>Torna alle notizie/);
  expect(body).toMatch(/name="robots" content="noindex"/);
});

test('[NEWS-48] [NEWS-49] [PRO-23] a PRO article opens for everybody, goes on for PRO readers and leads the others to PRO', async () => {
  for (const key of [undefined, 'listener'] as const) {
    const { page, open } = await arrive(key);
    await open('/notizie/per-pochi');
    expect(await page.getByText('Paragrafo numero 1,').isVisible()).toBe(true);
    expect(await page.getByText('Paragrafo numero 40,').count()).toBe(0);
    const way = page.getByRole('link', { name: 'Scopri i vantaggi di PRO' });
    expect(await way.getAttribute('href')).toBe('/vantagens-da-assinatura-pro');
    if (key) continue;
    await way.click();
    await page.waitForURL('**/vantagens-da-assinatura-pro');
  }
  const { page, open, complaints } = await arrive('pro');
  await open('/notizie/per-pochi');
  await page.getByText('Paragrafo numero 40,').waitFor();
  expect(await page.getByRole('link', { name: 'Scopri i vantaggi di PRO' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('[NEWS-59] [NEWS-60] [NEWS-61] a song in the text becomes a card; one that lacks a part is nothing, one that does not come keeps its place', async () => {
  const content = [
    '<p>Prima.</p>',
    '<p>[musica artista="lia-fontes" brano="lettera-da-recife"]</p>',
    '<p>[musica artista="lia-fontes"]</p>',
    '<p>[musica artista="nessuno" brano="niente"]</p>',
    '<p>Dopo.</p>',
  ].join('');
  await writeNews(station, { slug: 'con-canzoni', content });
  const { page, open, complaints } = await arrive();
  await open('/notizie/con-canzoni');
  const songs = page.locator('[data-music]');
  expect(await songs.count()).toBe(2);
  await songs.first().getByText('Lettera da Recife').waitFor();
  expect(await songs.first().getByRole('link').getAttribute('href')).toBe('/canzoni/lettera-da-recife+lia-fontes');
  await eventually(() => complaints.some((text) => text.includes('did not load: the song niente of nessuno'))).toBe(
    true,
  );
  expect(await songs.nth(1).getByRole('link').textContent()).toBe('Ascolta il brano');
  expect(await page.getByText('[musica').count()).toBe(0);
});
