import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { eventually, rendered } from '#web/shell/insides.test-helper.ts';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { overflowOf } from '../../../../tests/browser/sideways.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { artistsOf, changeArtist } from '../music-station.test-helper.ts';

const station = await openTestStation();
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const page = visitor.page;
beforeEach(() => {
  visitor.complaints.length = 0;
});

const field = () => page.getByRole('combobox', { name: 'Cerca un artista' });
const options = () => page.getByRole('option');

/** Until the test is over. */
async function changeForNow(slug: string, change: Parameters<typeof changeArtist>[2]): Promise<void> {
  const was = (await artistsOf(station)).find((one) => one.slug === slug);
  await changeArtist(station, slug, change);
  onTestFinished(() => changeArtist(station, slug, was ?? {}));
}

const searching = journey(async (part) => {
  await part('later', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/v1/getArtists/') && asked.push(request.url()));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${station.url}/artisti`);
    const isAlive = () =>
      Object.keys(document.querySelector('[role=combobox]') ?? {}).some((key) => key.includes('react'));
    await eventually(() => page.evaluate(isAlive)).toBe(true);
    await rendered(page);
    await page.clock.runFor(900);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await eventually(() => asked.length).toBe(1);
  });
  await page.clock.resume();
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
  await part('slider', async () => {
    const slider = page.getByRole('region', { name: 'In primo piano' });
    const slides = await slider
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const everybody = await artistsOf(station);
    const marked = everybody.filter(({ inSlider }) => inSlider);
    expect(new Set(slides)).toEqual(new Set(marked.map(({ slug }) => `/artisti/${slug}`)));
    await page.getByRole('link', { name: 'Vedi altri artisti' }).click();
    await eventually(() => page.evaluate(() => location.hash)).toBe('#tutti');
    const index = page.locator('section', { has: page.getByRole('heading', { name: 'Dalla A alla Z' }) });
    expect(await index.getByRole('link').count()).toBe(everybody.length);
    expect(visitor.complaints).toEqual([]);
  });
  await part('search', async () => {
    await field().fill('mar');
    await field().press('Enter');
    const results = page.getByRole('region', { name: 'Risultati per «mar»' });
    await results.getByRole('link', { name: 'Duo Marèa' }).waitFor();
    await field().fill('xyzzy');
    await field().press('Enter');
    await page.getByText('Impossibile trovare questo artista', { exact: true }).waitFor();
    expect(await results.count()).toBe(0);
  });
  await part('names', async () => {
    await field().fill('');
    await field().pressSequentially('ver');
    await options().filter({ hasText: 'Vera Montale' }).waitFor();
    await field().press('ArrowDown');
    expect(await options().first().getAttribute('aria-selected')).toBe('true');
    expect(await field().getAttribute('aria-activedescendant')).toBe(await options().first().getAttribute('id'));
    await field().press('Escape');
    expect(await options().count()).toBe(0);
    await field().fill('tigli');
    await options().filter({ hasText: 'I Tigli' }).click();
    await page.waitForURL('**/artisti/i-tigli');
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === '/artisti');
    await field().fill('vera montale');
    await options().filter({ hasText: 'Vera Montale' }).waitFor();
    await field().press('ArrowDown');
    await field().press('Enter');
    await page.waitForURL('**/artisti/vera-montale');
    expect(visitor.complaints).toEqual([]);
  });
  await part('no top songs', async () => {
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === '/artisti');
    await page.route('**/api/v1/artists/getArtistsTopSongs/**', (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: 'internal error', data: null } }),
    );
    await field().fill('duo mar');
    await options().filter({ hasText: 'Duo Marèa' }).click();
    await page.getByRole('heading', { level: 1, name: 'Duo Marèa' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Le più richieste' }).count()).toBe(0);
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    expect(visitor.complaints.join('\n')).toContain('the top songs did not load');
    await page.unrouteAll();
  });
  await part('artist', async () => {
    await changeForNow('vera-montale', { banner: 'artist-banners/prova.jpg' });
    await goOn(page, '/artisti/vera-montale');
    await page.getByRole('heading', { level: 1, name: 'Vera Montale' }).waitFor();
    const html = (await station.get('/artisti/vera-montale')).body;
    expect(html).toContain('/media/1920x800/artist-banners/prova.jpg');
    expect(html).toContain('merceria del porto');
    expect(html).toMatch(/"@type":"MusicGroup"/);
    const { data } = (await station.get('/api/v1/artists/getArtistsTopSongs/vera-montale/4')).body;
    const names: string[] = data.map(({ trackName }: { trackName: string }) => trackName);
    expect(names).toHaveLength(4);
    await eventually(() => page.locator('main aside ol a').allTextContents()).toEqual(names.slice(0, 3));
    await page.getByRole('link', { name: 'Tutte le canzoni di Vera Montale' }).click();
    await page.waitForURL('**/canzoni?letra=false&traducao=false&video=false&busca=Vera%20Montale');
    await page.getByRole('link', { name: 'Notte chiara sul lungomare' }).waitFor();
  });
  await part('frame', async () => {
    const biography = `<p>Prima</p><iframe src="/embed/player?size=320x100" width="1600" height="90"></iframe><script>alert(1)</script><img src=x onerror=alert(1)>`;
    await changeForNow('i-tigli', { biography });
    await goOn(page, '/artisti/i-tigli');
    await page.locator('main iframe').waitFor();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.locator('main iframe').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      expect(await page.locator('main .prose script, main .prose img').count()).toBe(0);
      // Some parts are laid out anew a moment after the window has changed.
      await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
    }
  });
});

test(
  '[ARTIST-13] [ARTIST-14] [ROUTES-03] the slider shows who is marked for it, and its link leads to all the others',
  searching('slider'),
);
test(
  '[ARTIST-11] [ARTIST-12] a search that is sent shows all who match in a carousel, or says that there is nobody',
  searching('search'),
);
test(
  '[ARTIST-09] [ARTIST-10] names are suggested while one types, and chosen with the keys or the mouse',
  searching('names'),
);
test(
  '[ARTIST-21] top songs that cannot be read leave the page standing, without a word to the reader',
  searching('no top songs'),
);

test(
  '[ARTIST-22] the whole list of artists is fetched a second after the page has opened, not with it',
  searching('later'),
);
test(
  '[ARTIST-15] [ARTIST-17] [ARTIST-18] [SEO-01] an artist has a name, a banner, a story, the three top songs and a way to all of them',
  searching('artist'),
);
test(
  '[ARTIST-16] a frame in the story takes the width of the screen and the shape of a film; what is unsafe in it is gone',
  searching('frame'),
);

test.each(['/artisti/nessuno', '/artisti/foo%20bar', '/artisti/%3Cb%3E', '/artisti/a+b'])(
  '[ARTIST-19] [ARTIST-20] %s is nobody: the page says so with a real 404',
  async (path) => {
    const { status, body } = await station.get(path);
    expect(status).toBe(404);
    expect(body).toContain('NON ABBIAMO TROVATO QUESTO ARTISTA :(');
    expect(body).toContain('Controlla se il link è stato digitato correttamente.');
    expect(body).toMatch(/<a[^>]+href="\/artisti"/);
  },
);

test('an artist in capital letters leads to the canonical address', async () => {
  const { status, response } = await station.get('/artisti/Vera-MONTALE');
  expect([status, response.headers.get('location')]).toEqual([301, '/artisti/vera-montale']);
});
