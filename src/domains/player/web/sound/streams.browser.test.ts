import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { holdBack } from '../../../../../tests/browser/hold-back.ts';
import { openVisitor, type Visitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import type { TestStation } from '../../../../../tests/test-station.ts';
import { addHlsStream, type DemoListener, signIn, withdrawPro } from '../../listeners.test-helper.ts';
import { bar, openSoundingStation, soundsPast } from '../../on-air.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openSoundingStation();
});

const streamButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const isChosen = (page: Page, name: string) => streamButton(page, name).getAttribute('aria-pressed');
const shown = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('stream'));
const source = (page: Page) => page.evaluate(() => document.querySelector('audio')?.getAttribute('src') ?? '');

/** On the listen page, after it is known who is here. */
async function arrive(key?: DemoListener): Promise<Visitor> {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  if (key) await signIn(station, visitor.context, key);
  await open(visitor, key);
  return visitor;
}

async function open({ page, ...visitor }: Visitor, key?: DemoListener): Promise<void> {
  const signed = key && page.waitForResponse('**/getAvailableProStreams');
  await visitor.open('/ascolta-la-radio');
  await signed;
}

async function sounds(page: Page, address: RegExp): Promise<void> {
  await eventually(() => source(page)).toMatch(address);
  await soundsPast(page, 0.3);
}

/** What the browser itself makes of HLS differs with its version: here the library plays it. */
async function forgetHls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canPlayType = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
    };
  });
}

test('[STREAM-09] [STREAM-10] [STREAM-11] [STREAM-17] a listener hears a semiPro stream, is led to PRO for a pro one, and loses the choice with the login', async () => {
  const visitor = await arrive('listener');
  const { page, context, leave } = visitor;
  await streamButton(page, 'Solo Italia').click();
  await sounds(page, /^\/stream\/antena_1_italia\?token=/);
  expect(await kept(page)).toBe('antena_1_italia');
  await streamButton(page, 'Alta qualità').click();
  const refusal = shown(page, 'É necessário ser um usuário PRO pra acessar esse stream.');
  await refusal.waitFor();
  expect(await isChosen(page, 'Solo Italia')).toBe('true');
  await refusal.getByRole('button', { name: 'Seja um assinante!' }).click();
  await page.waitForURL('**/vantagens-da-assinatura-pro');
  await open(visitor, 'listener');
  await eventually(() => isChosen(page, 'Solo Italia')).toBe('true');
  await context.clearCookies({ name: /^(?:auth_jwt|a1_signed_in)$/ });
  await open(visitor);
  await eventually(() => kept(page)).toBe(null);
  expect(await isChosen(page, 'Normal')).toBe('true');
  await leave();
});

const withPro = journey(async (part) => {
  const visitor = await arrive('pro');
  const { page, leave } = visitor;
  let refused = 0;
  await page.route(/\/stream\/antena_1_alta/, (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 403 }) : route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/stream/antena_1_alta') && asked.push(request.url()));
  await part('renewed', async () => {
    await streamButton(page, 'Alta qualità').click();
    await sounds(page, /^\/stream\/antena_1_alta\?token=/);
    expect(await kept(page)).toBe('antena_1_alta');
    const [expired, renewed] = asked.map((address) => new URL(address).searchParams.get('token'));
    expect(renewed).not.toBe(expired);
  });
  await part('refused', async () => {
    const giveBack = await withdrawPro(station);
    refused = 0;
    await page.getByRole('main').getByRole('button', { name: 'Metti in pausa' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Ascolta la diretta' }).click();
    await sounds(page, /^\/stream\/antena_1\?/);
    expect(await kept(page)).toBe(null);
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await giveBack();
  });
  await part('lost', async () => {
    await streamButton(page, 'Alta qualità').click();
    await sounds(page, /^\/stream\/antena_1_alta\?token=/);
    expect(await kept(page)).toBe('antena_1_alta');
    const giveBack = await withdrawPro(station);
    await open(visitor, 'pro');
    await eventually(() => kept(page)).toBe(null);
    await eventually(() => isChosen(page, 'Normal')).toBe('true');
    await giveBack();
  });
  await leave();
});

test(
  '[STREAM-12] [PRO-18] a PRO user hears a pro stream; an address that has expired is renewed when it reconnects',
  withPro('renewed'),
);
test('without PRO the standard stream takes its place when it reconnects', withPro('refused'));
test('[STREAM-18] [PRO-24] a PRO user loses the choice with PRO', withPro('lost'));

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

/** As a station says it that sends Dolby's encoding: no browser here could decode the sound itself. */
async function callItDolby(page: Page): Promise<void> {
  await page.route('**/getAvailableStreams', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const dolby = body.data.find(({ streamId }: { streamId: string }) => streamId === 'antena_1_dolby_atmos');
    dolby.sources[0].type = 'application/vnd.apple.mpegurl; codecs="ec-3"';
    await route.fulfill({ response, json: body });
  });
}

const inSafari = journey(async (part) => {
  await addHlsStream(station, 'HLS');
  const visitor = await openVisitor(station.url, { consent: 'rejected', context: { userAgent: safari } });
  const { page, leave } = visitor;
  const main = page.getByRole('main');
  const active = main.getByText('DOLBY ATMOS attivato', { exact: true });
  const pause = main.getByRole('button', { name: 'Metti in pausa' });
  const like = main.getByRole('button', { name: 'Mi piace', exact: true });
  await forgetHls(page);
  const scripts: string[] = [];
  page.on('request', (request) => /\/hls-[^/]+\.js$/.test(request.url()) && scripts.push(request.url()));
  await callItDolby(page);
  // The page that was opened has its list from the station; the next one asks for it.
  await visitor.open('/cookie-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Ascolta la radio' }).click();
  await part('hls', async () => {
    await streamButton(page, 'Normal').click();
    await sounds(page, /^\/stream\/antena_1\?/);
    expect(scripts).toEqual([]);
    await streamButton(page, 'HLS').click();
    await sounds(page, /^blob:/);
    expect(scripts).toHaveLength(1);
    await streamButton(page, 'Normal').click();
    await sounds(page, /^\/stream\/antena_1\?/);
    expect(visitor.complaints).toEqual([]);
  });
  await part('popup', async () => {
    // Browsers let a window sound that a press on the same site has opened. This one wants a press in the window itself, and takes
    // what the test evaluates there for one: the player comes after that.
    const press = await holdBack(page.context(), '**/assets/embed-player-*.js');
    const popup = page.waitForEvent('popup');
    await streamButton(page, 'Mini player').click();
    const opened = await popup;
    await opened.waitForURL('**/embed/player?size=320x100', { waitUntil: 'commit' });
    expect(await opened.evaluate(() => window.name)).toBe('popup_antena_1_finestra');
    expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([340, 120]);
    press();
    expect(await isChosen(page, 'Normal')).toBe('true');
    expect(await kept(page)).toBe('antena_1');
    await eventually(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
    await sounds(opened, /^\/stream\/antena_1_finestra\?/);
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await opened.close();
  });
  await part('blocked', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await streamButton(page, 'Mini player').click();
    const told = shown(page, 'Para acessar esse streaming, é necessário habilitar os pop-ups.');
    await told.waitFor();
    expect(await told.getAttribute('lang')).toBe('pt-BR');
  });
  await part('chosen', async () => {
    await streamButton(page, 'Dolby Atmos').click();
    await eventually(() => isChosen(page, 'Dolby Atmos')).toBe('true');
    expect(await like.getAttribute('aria-disabled')).toBe('true');
  });
  await part('active', async () => {
    await active.waitFor();
    await soundsPast(page, 0.5);
    await pause.waitFor();
    await pause.click();
    await active.waitFor({ state: 'detached' });
  });
  await part('again', async () => {
    await page.unroute('**/getAvailableStreams');
    await visitor.open('/ascolta-la-radio');
    await eventually(() => isChosen(page, 'Dolby Atmos')).toBe('true');
    expect(await active.count()).toBe(0);
  });
  await part('stereo', async () => {
    const play = main.getByRole('button', { name: 'Ascolta la diretta' });
    await play.or(pause).waitFor();
    if (await play.isVisible()) await play.click();
    await soundsPast(page, 0.5);
    await pause.waitFor();
    expect(await active.count()).toBe(0);
  });
  await leave();
});

test(
  'an HLS stream plays through the library in a browser that does not know HLS, and the library comes only then',
  inSafari('hls'),
);
test('[STREAM-14] a popup stream opens its window and takes the sound there', inSafari('popup'));
test('[STREAM-15] a browser that blocks the window is told that pop-ups are needed', inSafari('blocked'));
test('[STREAM-19] [RATING-10] Safari may choose Dolby Atmos, of which nobody votes for a song', inSafari('chosen'));
test('[STREAM-22] Dolby Atmos is called active while it is heard, and only then', inSafari('active'));
test(
  '[STREAM-16] the choice is found again next time, and what does not sound is not called active',
  inSafari('again'),
);
test('[STREAM-22] Dolby Atmos is not called active while the demo plays stereo in its place', inSafari('stereo'));

const throughCampaign = journey(async (part) => {
  const { page, open, complaints, leave } = await openVisitor(station.url, { consent: 'rejected' });
  const play = () => bar(page).getByRole('button', { name: 'Ascolta la diretta' }).click();
  await part('campaign', async () => {
    await open('/cookie-policy?utm_source=metro-roma&utm_medium=manifesto');
    await play();
    await sounds(page, /^\/stream\/antena_1\?campagna=metro-roma&t=/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).first().click();
    await page.waitForURL('**/chi-siamo');
    await bar(page).getByRole('button', { name: 'Metti in pausa' }).click();
    const before = await source(page);
    await play();
    await eventually(async () => (await source(page)) === before).toBe(false);
    await sounds(page, /^\/stream\/antena_1\?campagna=metro-roma&t=/);
  });
  await part('no list', async () => {
    await page.evaluate(() => localStorage.setItem('stream', 'antena_1_italia'));
    await page.route('**/getAvailableStreams', (route) => route.abort());
    await open('/chi-siamo?utm_source=nessuno');
    await eventually(() => complaints.some((text) => text.includes('the streams did not load'))).toBe(true);
    await play();
    await sounds(page, /^\/stream\/antena_1\?/);
  });
  await part('same campaign', async () => {
    expect(await source(page)).toMatch(/^\/stream\/antena_1\?campagna=metro-roma&t=/);
  });
  await part('listen page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Ascolta la radio' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sale e limone' }).waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });
  await leave();
});

test('whoever comes through a campaign hears its own address', throughCampaign('campaign'));
test('a link of an unknown campaign leaves the address of the first one as it is', throughCampaign('same campaign'));
test('[STREAM-05] streams that do not load are only logged, and the radio plays', async () => {
  await throughCampaign('no list')();
  await throughCampaign('listen page')();
});
