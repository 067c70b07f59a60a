import { beforeEach, expect, test } from 'vitest';
import { signInHere } from '#domains/player/listeners.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { changeSong, openMusicStation } from '../music-station.test-helper.ts';

const station = await openMusicStation();
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const page = visitor.page;
beforeEach(() => {
  visitor.complaints.length = 0;
});

const notte = '/canzoni/notte-chiara-sul-lungomare+vera-montale';
const place = (name: string) => page.getByRole('heading', { name, exact: true });

const reading = journey(async (part) => {
  await visitor.open(notte);
  await part('told', async () => {
    await page.getByRole('heading', { level: 1, name: 'Notte chiara sul lungomare' }).waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Vera Montale' }).getAttribute('href')).toBe('/artisti/vera-montale');
    await main.getByText('Maree', { exact: true }).waitFor();
    await main.getByText('17 maggio 2024', { exact: true }).waitFor();
  });
  await part('no film', async () => {
    const none = page.getByRole('main').getByText('Não há vídeos disponíveis para essa faixa... : (', { exact: true });
    expect(await none.getAttribute('lang')).toBe('pt-BR');
  });
  await part('search engines', async () => {
    const kinds = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = kinds.map((text) => JSON.parse(text));
    expect(data.find((one) => one['@type'] === 'MusicRecording')).toMatchObject({
      name: 'Notte chiara sul lungomare',
      byArtist: { name: 'Vera Montale' },
      inAlbum: { name: 'Maree' },
    });
    expect(data.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });
  await part('words', async () => {
    const [words, translation] = [place('Testo'), place('Traduzione')];
    const region = page.getByRole('region', { name: 'Testo e traduzione' });
    const widthOf = async () => (await region.boundingBox())?.width ?? 0;
    const left = (await words.boundingBox())?.x ?? 0;
    expect((await translation.boundingBox())?.x).toBeGreaterThan(left + (await widthOf()) / 3);
    const folded = (await region.boundingBox())?.height ?? 0;
    const unfold = page.getByRole('button', { name: 'Mostra tutto il testo' });
    expect(await unfold.getAttribute('aria-expanded')).toBe('false');
    await unfold.click();
    await eventually(async () => (await region.boundingBox())?.height ?? 0).toBeGreaterThan(folded);
    await page.getByRole('button', { name: 'Mostra meno' }).click();
    await page.setViewportSize({ width: 360, height: 800 });
    await eventually(() => region.evaluate((one) => one.scrollWidth > one.clientWidth * 1.5)).toBe(true);
    await region.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
    // On a phone the heading is for those who hear the page; everybody else reads the button above.
    const slide = region.getByRole('article').nth(1);
    await eventually(async () => (await slide.boundingBox())?.x ?? 999).toBeLessThan(120);
    await page.getByRole('button', { name: 'Testo', exact: true }).click();
    await eventually(async () => (await slide.boundingBox())?.x ?? 0).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
  await part('signed in here', async () => {
    const download = page.getByRole('link', { name: 'Scarica' });
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/downloads/') && calls.push(request.url()));
    await download.click();
    const told = page.getByText('É necessário estar logado para efetuar o download.', { exact: true });
    await told.waitFor();
    expect(await told.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe('pt-BR');
    expect(calls).toEqual([]);
    const awaited = page.waitForEvent('download');
    await signInHere(page, 'listener');
    expect((await awaited).suggestedFilename()).toBe('Vera Montale - Notte chiara sul lungomare.mp3');
  });
  await part('signed in', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Scarica' }).click();
    expect((await saved).suggestedFilename()).toBe('Vera Montale - Notte chiara sul lungomare.mp3');
    await visitor.context.clearCookies({ name: /^(?:auth_jwt|a1_signed_in)$/ });
  });
});

test('[SONG-17] [SONG-20] [SONG-21] a song tells who sings it, on which album and since when', reading('told'));
test('[SONG-23] a song without a film says so', reading('no film'));
test('[SEO-01] a song is told to search engines as a recording', reading('search engines'));
test(
  '[SONG-24] words and translation stand side by side on a desk and as two slides on a phone, and unfold',
  reading('words'),
);
test(
  '[DOWNLOAD-03] [LOGIN-10] who is not signed in is told so and asked to sign in, and gets the file right after',
  reading('signed in here'),
);
test('[DOWNLOAD-03] who is signed in gets the file at once', reading('signed in'));

test('[SONG-25] [SONG-26] [SONG-27] what is missing of the words is said, and without any the contact page is offered', async () => {
  const address = '/canzoni/il-molo-di-legno+vera-montale';
  await changeSong(station, 'il-molo-di-legno', { lyrics: '', translation: 'solo a tradução' });
  expect((await station.get(address)).body).toContain('>Testo non disponibile<');
  await changeSong(station, 'il-molo-di-legno', { lyrics: 'solo il testo', translation: '' });
  expect((await station.get(address)).body).toContain('>Traduzione non disponibile<');
  await changeSong(station, 'il-molo-di-legno', { lyrics: '', translation: '' });
  await visitor.open(address);
  await page.getByText('Non esiste un testo disponibile per questa traccia... :(', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Ce l’hai tu? Mandacelo' }).getAttribute('href')).toBe('/contatto');
});

test('[SONG-22] the two videos come from a file of ours or from YouTube, in the quality of the screen, once somebody wants them', async () => {
  await changeSong(station, 'carta-carbone', { videoFile: 'videos/carta.mp4', lyricsVideoYoutubeId: 'abcdefghijk' });
  const framed: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    framed.push(route.request().url());
    return route.fulfill({ body: '<p>video</p>', contentType: 'text/html' });
  });
  await page.route('**/media/*p/videos/**', (route) => route.fulfill({ status: 404 }));
  await visitor.open('/canzoni/carta-carbone+i-tigli');
  await place('Video ufficiale').waitFor();
  expect(await page.locator('video, iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Guarda: Video ufficiale di Carta carbone' }).click();
  expect(await page.locator('video').getAttribute('src')).toBe('/media/720p/videos/carta.mp4');
  await page.getByRole('button', { name: 'Guarda: Video con il testo di Carta carbone' }).click();
  expect(await page.locator('iframe').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/,
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await visitor.open('/canzoni/carta-carbone+i-tigli');
  await page.getByRole('button', { name: 'Guarda: Video ufficiale di Carta carbone' }).click();
  expect(await page.locator('video').getAttribute('src')).toBe('/media/480p/videos/carta.mp4');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test.each([
  '/canzoni/nessuna+nessuno',
  '/canzoni/notte-chiara-sul-lungomare',
  '/canzoni/+vera-montale',
  '/canzoni/notte-chiara-sul-lungomare+',
  '/canzoni/notte+chiara+vera-montale',
  '/canzoni/%3Cscript%3E+x',
  '/canzoni/caff%C3%A8+bar',
  '/canzoni/a%2Fb+c',
])('[SONG-18] [SONG-28] [SONG-29] %s is no song: the page says so with a real 404', async (path) => {
  const { status, body } = await station.get(path);
  expect(status).toBe(404);
  expect(body).toContain('NON ABBIAMO TROVATO QUESTA CANZONE :(');
  expect(body).toMatch(/<a[^>]+href="\/canzoni"/);
});

test.each([
  '/canzoni/notte-chiara-sul-lungomare%2Bvera-montale',
  '/canzoni/Notte-Chiara-Sul-Lungomare+Vera-Montale',
  '/canzoni/notte-chiara-sul-lungomare%2bVERA-MONTALE',
  `${notte}/`,
])('%s leads to the canonical address of the song', async (path) => {
  const { status, response } = await station.get(path);
  expect([status, response.headers.get('location')]).toEqual([301, notte]);
});
