import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { keyboard } from '../../../../../tests/browser/hands.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import type { TestStation } from '../../../../../tests/test-station.ts';
import { bar, openSoundingStation, putOnAir, soundSeconds } from '../../on-air.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openSoundingStation();
});

const play = (page: Page) => bar(page).getByRole('button', { name: 'Ascolta la diretta' });
const pause = (page: Page) => bar(page).getByRole('button', { name: 'Metti in pausa' });

test.each([
  ['fail', (route: Route) => route.abort()],
  ['are never answered', () => undefined],
])('[TITLE-01] a click on play leads to sound where the questions about the song %s', async (_, answer) => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await page.route('**/api/v1/aovivo/**', answer);
  await open('/cookie-policy');
  await play(page).click();
  await eventually(() => soundSeconds(page)).toBeGreaterThan(0.5);
  const before = await soundSeconds(page);
  await eventually(() => soundSeconds(page)).toBeGreaterThan(before + 0.5);
  expect(await bar(page).locator('.equaliser[data-moving]').count()).toBe(1);
  await pause(page).click();
  await eventually(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
  expect(await bar(page).locator('.equaliser[data-moving]').count()).toBe(0);
  expect(await play(page).isVisible()).toBe(true);
  await leave();
});

test('[A11Y-01] the radio is played and paused with Tab and Enter, and the keyboard stays at the button', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await open('/cookie-policy');
  await keyboard.press(play(page));
  await eventually(() => soundSeconds(page)).toBeGreaterThan(0.3);
  expect(await pause(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
  expect(await play(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await leave();
});

test('[PLAYER-20] [PLAYER-21] the title says artist and song while it plays, on every page, and is the page’s own again after', async () => {
  const { page, open, complaints, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await open('/cookie-policy');
  const own = await page.title();
  await play(page).click();
  await eventually(() => page.title()).toBe('Duo Marèa - Sale e limone');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).first().click();
  await page.waitForURL('**/chi-siamo');
  await eventually(() => page.title()).toBe('Duo Marèa - Sale e limone');
  const before = await soundSeconds(page);
  await eventually(() => soundSeconds(page)).toBeGreaterThan(before);
  await pause(page).click();
  await eventually(() => page.title()).toContain('Chi siamo |');
  expect(await page.title()).not.toBe(own);
  // This station has no pictures: only they are missing.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await leave();
});

test('[MEDIASESSION-01] [MEDIASESSION-02] headset and lock screen show the song and press the same buttons', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await page.addInitScript(() => {
    const pressed: Record<string, unknown> = {};
    const set = MediaSession.prototype.setActionHandler;
    MediaSession.prototype.setActionHandler = function (action, handler) {
      pressed[action] = handler;
      set.call(this, action, handler);
    };
    Object.assign(window, { pressed });
  });
  const press = (action: string) =>
    page.evaluate((name) => (window as unknown as { pressed: Record<string, () => void> }).pressed[name]?.(), action);
  await open('/cookie-policy');
  await play(page).click();
  await eventually(() => soundSeconds(page)).toBeGreaterThan(0.2);
  const shown = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.metadata?.artist]);
  await eventually(shown).toEqual(['Sale e limone', 'Duo Marèa']);
  await putOnAir(station, { title: 'Onda', artist: 'Lia Fontes', album: 'Maree', cover: 'covers/onda.jpg' });
  await eventually(shown).toEqual(['Onda', 'Lia Fontes']);
  const covers = await page.evaluate(() => {
    const { album = '', artwork = [] } = navigator.mediaSession.metadata ?? {};
    return { album, artwork: artwork.map(({ src, sizes }) => `${new URL(src).pathname} ${sizes}`) };
  });
  expect(covers).toEqual({
    album: 'Maree',
    artwork: [100, 150, 200, 400].map((size) => `/media/${size}x${size}/covers/onda.jpg ${size}x${size}`),
  });
  await putOnAir(station, { kind: 'spot', title: 'Caffè Miravalle', artist: '' });
  await eventually(shown).toEqual(['Pubblicità', '']);
  const isPaused = () => page.evaluate(() => document.querySelector('audio')?.paused);
  await press('pause');
  await eventually(isPaused).toBe(true);
  await press('play');
  await eventually(isPaused).toBe(false);
  await press('stop');
  await eventually(isPaused).toBe(true);
  const known = await page.evaluate(() => Object.keys((window as unknown as { pressed: object }).pressed).sort());
  expect(known).toEqual(['pause', 'play', 'stop']);
  await leave();
});

test('[SHELL-39] [PLAYER-17] while the stream connects the bar says so; after three retries the failure is told', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  let asked = 0;
  await page.route('**/stream/**', (route) => {
    asked += 1;
    return route.abort();
  });
  await open('/cookie-policy');
  await play(page).click();
  await bar(page).getByText('Connessione in corso', { exact: true }).waitFor();
  const text =
    'Non è possibile riprodurre lo streaming. Controlla la tua connessione a Internet o riprova tra qualche istante.';
  await page.getByRole('alert').getByText(text, { exact: true }).waitFor();
  expect(asked).toBe(4);
  expect(await play(page).isVisible()).toBe(true);
  await leave();
});

test('[PLAYER-24] a second window takes over and the first one says so', async () => {
  const { page, context, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await open('/cookie-policy');
  await play(page).click();
  await eventually(() => soundSeconds(page)).toBeGreaterThan(0.2);
  const second = await context.newPage();
  await second.goto(`${station.url}/cookie-policy`);
  await second.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await play(second).click();
  await eventually(() => soundSeconds(second)).toBeGreaterThan(0.2);
  const told = page.locator('[data-toast]', { hasText: 'O streaming está tocando em uma outra janela!' });
  await told.waitFor();
  expect(await told.getAttribute('lang')).toBe('pt-BR');
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
  await leave();
});

test('[NOWPLAYING-11] the listen page starts to play on entry', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await open('/cookie-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Ascolta la radio' }).click();
  await page.waitForURL('**/ascolta-la-radio');
  await eventually(() => soundSeconds(page)).toBeGreaterThan(0.5);
  await leave();
});

test('[NOWPLAYING-11] a browser that forbids it simply shows the play button', async () => {
  const { page, complaints, leave } = await openVisitor(station.url, { consent: 'rejected' });
  // Not with the visitor's own way of opening: a look into the page counts as a gesture.
  await page.goto(`${station.url}/ascolta-la-radio`);
  await page.waitForTimeout(1_500);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ascolta la diretta' }).click();
  await eventually(() => soundSeconds(page)).toBeGreaterThan(0.2);
  // This station has no pictures: only they are missing.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await leave();
});

test('[PLAYER-19] a touch device stays locked until it is touched; the first touch opens it', async () => {
  const { page, open, leave } = await openVisitor(station.url, {
    consent: 'rejected',
    touch: true,
    width: 360,
    height: 740,
  });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/stream/') && asked.push(request.url()));
  await open('/ascolta-la-radio');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await open('/cookie-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Ascolta' }).tap();
  await page.waitForURL('**/ascolta-la-radio');
  await eventually(() => soundSeconds(page)).toBeGreaterThan(0.2);
  await leave();
});

test('starts and stops are counted for whoever agreed to statistics, and for nobody else', async () => {
  for (const [consent, expected] of [
    ['custom:statistics', ['player_start', 'player_stop']],
    ['rejected', []],
  ] as const) {
    const { page, context, open, leave } = await openVisitor(station.url);
    await context.addCookies([{ name: 'CookieConsent', value: encodeURIComponent(consent), url: station.url }]);
    const counted: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/v1/tracking/events')) return;
      for (const { name } of request.postDataJSON().events) counted.push(name);
    });
    await page.clock.install();
    await open('/cookie-policy');
    await play(page).click();
    await eventually(() => soundSeconds(page)).toBeGreaterThan(0.2);
    await pause(page).click();
    await page.clock.runFor(5_000);
    expect(await page.evaluate(() => document.querySelector('audio')?.getAttribute('src'))).toBe(null);
    await eventually(() => counted.filter((name) => name.startsWith('player_'))).toEqual(expected);
    await leave();
  }
});
