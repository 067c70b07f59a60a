import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { keyboard } from '../../../../../tests/browser/hands.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import type { TestStation } from '../../../../../tests/test-station.ts';
import { bar, openSoundingStation, putOnAir, soundSeconds, soundsPast } from '../../on-air.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openSoundingStation();
});

const play = (page: Page) => bar(page).getByRole('button', { name: 'Ascolta la diretta' });
const pause = (page: Page) => bar(page).getByRole('button', { name: 'Metti in pausa' });
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('audio')?.paused);
const source = (page: Page) => page.evaluate(() => document.querySelector('audio')?.getAttribute('src') ?? null);
const isFocused = (target: ReturnType<typeof play>) =>
  target.evaluate((button) => button === document.activeElement, null, { timeout: 10_000 });
/** This station has no pictures: only they are missing. */
const besidesPictures = (complaints: string[]) => complaints.filter((text) => !text.includes('404'));

async function soundsOn(page: Page): Promise<void> {
  const before = await soundSeconds(page);
  await soundsPast(page, before + 0.3);
}

/** For what comes some seconds later: looking costs more than the sound itself. */
const seldom = { interval: 400 };
/** What is put on air is told when the sound that is on its way has been heard. */
const isHeardLater = (read: () => Promise<unknown>, what: unknown) => expect.poll(read, seldom).toEqual(what);

/** The names of the player's events that were sent to be counted. */
function countedOn(page: Page): string[] {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/v1/tracking/events')) return;
    for (const { name } of request.postDataJSON().events) if (name.startsWith('player_')) counted.push(name);
  });
  return counted;
}

/** What the page tells the headset and the lock screen. Runs before it. */
function keepHandlers(): void {
  const pressed: Record<string, unknown> = {};
  const set = MediaSession.prototype.setActionHandler;
  MediaSession.prototype.setActionHandler = function (action, handler) {
    pressed[action] = handler;
    set.call(this, action, handler);
  };
  Object.assign(window, { pressed });
}

const visit = journey(async (part) => {
  const { page, context, open, complaints, leave } = await openVisitor(station.url);
  const consent = encodeURIComponent('custom:statistics');
  await context.addCookies([{ name: 'CookieConsent', value: consent, url: station.url }]);
  await page.addInitScript(keepHandlers);
  const counted = countedOn(page);
  await open('/cookie-policy');
  const own = await page.title();
  await part('keyboard', async () => {
    // The bar comes last: from the top of the page it is eighty stops away.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await keyboard.press(play(page));
    await soundsPast(page, 0.3);
    expect(await isFocused(pause(page))).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => isPaused(page)).toBe(true);
    expect(await isFocused(play(page))).toBe(true);
  });
  await part('title', async () => {
    await play(page).click();
    await eventually(() => page.title()).toBe('Duo Marèa - Sale e limone');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).first().click();
    await page.waitForURL('**/chi-siamo');
    await eventually(() => page.title()).toBe('Duo Marèa - Sale e limone');
    await soundsOn(page);
    await pause(page).click();
    await eventually(() => page.title()).toContain('Chi siamo |');
    expect(await page.title()).not.toBe(own);
    expect(besidesPictures(complaints)).toEqual([]);
  });
  await part('lock screen', async () => {
    await play(page).click();
    const shown = () =>
      page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.metadata?.artist]);
    await eventually(shown).toEqual(['Sale e limone', 'Duo Marèa']);
    await putOnAir(station, { title: 'Onda', artist: 'Lia Fontes', album: 'Maree', cover: 'covers/onda.jpg' });
    await isHeardLater(shown, ['Onda', 'Lia Fontes']);
    const covers = await page.evaluate(() => {
      const { album = '', artwork = [] } = navigator.mediaSession.metadata ?? {};
      return { album, artwork: artwork.map(({ src, sizes }) => `${new URL(src).pathname} ${sizes}`) };
    });
    expect(covers).toEqual({
      album: 'Maree',
      artwork: [100, 150, 200, 400].map((size) => `/media/${size}x${size}/covers/onda.jpg ${size}x${size}`),
    });
    await putOnAir(station, { kind: 'spot', title: 'Caffè Miravalle', artist: '' });
    await isHeardLater(shown, ['Pubblicità', '']);
  });
  await part('headset', async () => {
    const press = (action: string) =>
      page.evaluate((name) => (window as unknown as { pressed: Record<string, () => void> }).pressed[name]?.(), action);
    await press('pause');
    await eventually(() => isPaused(page)).toBe(true);
    await press('play');
    await eventually(() => isPaused(page)).toBe(false);
    await press('stop');
    await eventually(() => isPaused(page)).toBe(true);
    const known = await page.evaluate(() => Object.keys((window as unknown as { pressed: object }).pressed).sort());
    expect(known).toEqual(['pause', 'play', 'stop']);
  });
  await part('counted', async () => {
    await eventually(() => counted.slice(0, 2)).toEqual(['player_start', 'player_stop']);
    // A pause lets go of the stream some seconds later.
    await expect.poll(() => source(page), seldom).toBe(null);
  });
  await part('entry', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Ascolta la radio' }).click();
    await page.waitForURL('**/ascolta-la-radio');
    await eventually(() => source(page)).toMatch(/^\/stream\//);
    await soundsPast(page, 0.5);
  });
  await leave();
});

test(
  '[A11Y-01] the radio is played and paused with Tab and Enter, and the keyboard stays at the button',
  visit('keyboard'),
);
test(
  '[PLAYER-20] [PLAYER-21] the title says artist and song while it plays, on every page, and is the page’s own again after',
  visit('title'),
);
test('[MEDIASESSION-01] headset and lock screen show the song', visit('lock screen'));
test('[MEDIASESSION-02] headset and lock screen press the same buttons', visit('headset'));
test('starts and stops are counted for whoever agreed to statistics', visit('counted'));
test('[NOWPLAYING-11] the listen page starts to play on entry', visit('entry'));

/** From the click on play to the click on pause. */
async function isHeardAndPaused(page: Page): Promise<void> {
  await play(page).click();
  await soundsPast(page, 0.5);
  await soundsOn(page);
  expect(await bar(page).locator('.equaliser[data-moving]').count()).toBe(1);
  await pause(page).click();
  await eventually(() => isPaused(page)).toBe(true);
  await eventually(() => bar(page).locator('.equaliser[data-moving]').count()).toBe(0);
  expect(await play(page).isVisible()).toBe(true);
}

const windows = journey(async (part) => {
  const { page, context, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await page.route('**/api/v1/aovivo/**', () => undefined);
  const counted = countedOn(page);
  await open('/cookie-policy');
  await part('no answers', () => isHeardAndPaused(page));
  await part('uncounted', async () => {
    // A page that is left sends at once what it has counted; the other question comes after it.
    await page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      return fetch('/robots.txt').then((answer) => answer.text());
    });
    expect(counted).toEqual([]);
  });
  await play(page).click();
  // Whoever begins to sound ends what other windows are about to begin.
  await soundsOn(page);

  const second = await context.newPage();
  await second.route('**/api/v1/aovivo/**', (route) => route.abort());
  let asked = 0;
  await second.route('**/stream/**', (route) => {
    asked += 1;
    return route.abort();
  });
  await second.goto(`${station.url}/cookie-policy`);
  await second.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await part('no stream', async () => {
    await play(second).click();
    await bar(second).getByText('Connessione in corso', { exact: true }).waitFor();
    const text =
      'Non è possibile riprodurre lo streaming. Controlla la tua connessione a Internet o riprova tra qualche istante.';
    await second.getByRole('alert').getByText(text, { exact: true }).waitFor();
    expect(asked).toBe(4);
    expect(await play(second).isVisible()).toBe(true);
    // Nothing was heard here: the other window plays on.
    await soundsOn(page);
  });
  await second.unroute('**/stream/**');
  await part('refused answers', () => isHeardAndPaused(second));
  await part('taken over', async () => {
    const told = page.locator('[data-toast]', { hasText: 'O streaming está tocando em uma outra janela!' });
    await told.waitFor();
    expect(await told.getAttribute('lang')).toBe('pt-BR');
    expect(await isPaused(page)).toBe(true);
  });
  await leave();
});

test(
  '[TITLE-01] a click on play leads to sound where the questions about the song are never answered',
  windows('no answers'),
);
test('starts and stops are not counted for whoever did not agree', windows('uncounted'));
test(
  '[SHELL-39] [PLAYER-17] while the stream connects the bar says so; after three retries the failure is told',
  windows('no stream'),
);
test('[TITLE-01] a click on play leads to sound where the questions about the song fail', windows('refused answers'));
test('[PLAYER-24] a second window takes over and the first one says so', windows('taken over'));

test('[NOWPLAYING-11] a browser that forbids it simply shows the play button', async () => {
  const { page, complaints, leave } = await openVisitor(station.url, { consent: 'rejected' });
  // Not with the visitor's own way of opening: a look into the page counts as a gesture.
  await page.goto(`${station.url}/ascolta-la-radio`);
  await page.waitForTimeout(1_500);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ascolta la diretta' }).click();
  await soundsPast(page, 0.2);
  expect(besidesPictures(complaints)).toEqual([]);
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
  await soundsPast(page, 0.2);
  await leave();
});
