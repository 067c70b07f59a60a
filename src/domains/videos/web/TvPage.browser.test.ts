import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { bar, openSoundingStation, putOnAir, soundsPast } from '#domains/player/on-air.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { giveFilms } from '../video-station.test-helper.ts';

const filmSeconds = 6;

let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openSoundingStation();
  await giveFilms(station, filmSeconds);
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});
beforeEach(() => {
  page = visitor.page;
});

const film = () => page.locator('main video');
const told = <K extends 'paused' | 'currentTime' | 'muted' | 'currentSrc'>(key: K) =>
  film().evaluate((video: HTMLVideoElement, name) => video[name as K], key);
const button = (name: string) => page.getByRole('group', { name: 'Comandi della TV' }).getByRole('button', { name });

test('[TV-01] whoever turns the TV on joins the film that runs, the next follows by itself, and a pause ends in the present', async () => {
  const { films } = (await station.get('/api/v1/tv/getProgramme')).body.data;
  const loopMs = films.length * filmSeconds * 1000;
  // Two seconds before the third film of the loop begins.
  await page.clock.setFixedTime(Math.ceil(Date.now() / loopMs) * loopMs + (2 * filmSeconds - 2) * 1000);
  await visitor.open('/tv');
  const guide = page.getByRole('region', { name: 'A seguire' }).getByRole('link');
  await eventually(() => guide.first().textContent()).toBe(`adesso${films[1].title}`);
  expect(await guide.count()).toBe(5);
  expect(await film().count()).toBe(0);
  await page.getByRole('link', { name: 'Guarda la diretta' }).click();
  await eventually(() => told('currentTime')).toBeGreaterThan(filmSeconds - 2);
  // All films of this station are one file: what tells the next is that it begins anew.
  await eventually(() => told('currentTime')).toBeLessThan(filmSeconds - 2);
  await eventually(() => told('paused')).toBe(false);

  await button('Togli l’audio').click();
  expect(await told('muted')).toBe(true);
  await button('Rimetti l’audio').click();
  await button('Metti in pausa').click();
  await eventually(() => told('paused')).toBe(true);
  await button('Riprendi la diretta').click();
  await eventually(() => told('currentTime')).toBeGreaterThan(filmSeconds - 2);
  await eventually(() => told('paused')).toBe(false);
  expect(visitor.complaints).toEqual([]);
  expect(visitor.strangers).toEqual([]);
});

const switching = journey(async (part) => {
  await putOnAir(station, { lyrics: 'la barca torna piano', translation: 'o barco volta devagar' });
  const reader = await openVisitor(station.url, { consent: 'rejected' });
  page = reader.page;
  const isRadioPaused = () => page.evaluate(() => document.querySelector('audio')?.paused);
  await reader.open('/tv');
  await part('words', async () => {
    expect(await page.getByText('la barca torna piano').count()).toBe(0);
    await page.getByRole('tab', { name: 'Testo e traduzione' }).click();
    const words = page.getByRole('tabpanel', { name: 'Testo e traduzione' });
    await words.getByText('Sale e limone', { exact: true }).waitFor();
    expect(await words.getByText('la barca torna piano').isVisible()).toBe(true);
    expect(await words.getByText('o barco volta devagar').isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'TV in diretta' }).click();
    await page.getByRole('link', { name: 'Guarda la diretta' }).waitFor();
    expect(reader.complaints).toEqual([]);
  });
  await part('radio', async () => {
    await bar(page).getByRole('button', { name: 'Ascolta la diretta' }).click();
    await soundsPast(page, 0.2);
    await page.getByRole('link', { name: 'Guarda la diretta' }).click();
    await eventually(isRadioPaused).toBe(true);
    await page.getByRole('tab', { name: 'TV in diretta' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Testo e traduzione', selected: true }).waitFor();
    await eventually(() => film().count()).toBe(0);
    await eventually(isRadioPaused).toBe(false);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('link', { name: 'Guarda la diretta' }).waitFor();
    expect(reader.complaints).toEqual([]);
  });
  await reader.leave();
});

test('[TV-02] a switch leads from the TV to the words of the song on air and their translation', switching('words'));
test(
  '[TV-02] the TV silences the radio, and whoever turns to the words by keyboard gives it its voice back',
  switching('radio'),
);

test('[TV-01] a station with a live stream of its own shows that, by HLS, and says so when it does not come', async () => {
  const tvStreamUrl = `${station.url}/stream/antena_1_dolby_atmos/live.m3u8`;
  const live = await openTestStation({ connection: station.connection, config: { tvStreamUrl } });
  const reader = await openVisitor(live.url, { consent: 'rejected' });
  onTestFinished(reader.leave);
  page = reader.page;
  await eventually(async () => (await station.get('/stream/antena_1_dolby_atmos/live.m3u8')).status).toBe(200);
  await reader.open('/tv');
  expect(await page.getByText('A seguire').count()).toBe(0);
  await page.getByRole('link', { name: 'Guarda la diretta' }).click();
  await eventually(() => told('currentTime')).toBeGreaterThan(0.3);
  expect(await told('currentSrc')).toMatch(/^blob:/);
  expect(reader.complaints).toEqual([]);

  // Turned off and on again, while nothing comes.
  await page.getByRole('tab', { name: 'Testo e traduzione' }).click();
  await page.route('**/stream/**', (route) => route.abort());
  await page.getByRole('tab', { name: 'TV in diretta' }).click();
  await page.getByRole('link', { name: 'Guarda la diretta' }).click();
  await page.getByRole('alert').getByText('Il segnale non arriva. Controlla la connessione e riprova.').waitFor();
  await page.unroute('**/stream/**');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await eventually(() => told('currentTime')).toBeGreaterThan(0.3);
});

test('a station without anything to show says so, and leads to the radio', async () => {
  const empty = await openTestStation({ content: 'empty' });
  const { status, body } = await empty.get('/tv');
  expect(status).toBe(200);
  expect(body).toContain('La TV torna tra poco');
  expect(body).toMatch(/<a[^>]+href="\/ascolta-la-radio"/);
});
