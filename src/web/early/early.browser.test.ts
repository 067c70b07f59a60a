import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bar, openSoundingStation, putOnAir, soundSeconds } from '#domains/player/on-air.test-helper.ts';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import type { TestStation } from '../../../tests/test-station.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openSoundingStation();
});
beforeEach(async () => putOnAir(station));

/** A page that is drawn, on a machine as slow as wished, and whose code waits at a gate. */
async function arrive(
  width: number,
  { consent = 'rejected' as 'rejected' | 'accepted', slowness = 1, kept = {} as Record<string, string> } = {},
) {
  const visitor = await openVisitor(station.url, { width, consent });
  const { page } = visitor;
  if (slowness > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  }
  if (Object.keys(kept).length > 0) {
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
  }
  const streams: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/stream\/[^/]+$/.test(pathname)) streams.push(pathname);
  });
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/(?!entry-client).*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${station.url}/chi-siamo`, { waitUntil: 'commit' });
  // Nobody presses what is not painted yet; a forced click would.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { ...visitor, open, streams };
}

async function pressEarly(page: Page, name: string): Promise<void> {
  const one = page.getByRole('button', { name, exact: true }).locator('visible=true');
  // What cannot be rated yet looks so, and can be pressed all the same.
  await one.click({ force: true });
  expect(await one.getAttribute('aria-busy')).toBe('true');
  expect(await one.evaluate((element) => getComputedStyle(element, '::before').borderTopWidth)).toBe('2px');
}

const play = 'Ascolta la diretta';
const volumeOf = (page: Page) => page.evaluate(() => document.querySelector('audio')?.volume);

test('[EARLY-01] with a CPU slowed eight times play sounds before any code of the page is here, and sounds on under the player', async () => {
  const { page, open, leave, streams } = await arrive(360, { slowness: 8, kept: { volume: '{"volume":40}' } });
  await pressEarly(page, play);
  await expect.poll(() => soundSeconds(page)).toBeGreaterThan(0.3);
  expect(await volumeOf(page)).toBe(0.4);
  const before = await soundSeconds(page);
  open();
  await bar(page).getByRole('button', { name: 'Metti in pausa' }).waitFor();
  await expect.poll(() => page.locator('[data-pressed], [aria-busy=true]').count()).toBe(0);
  expect(await soundSeconds(page)).toBeGreaterThan(before);
  expect(streams).toEqual(['/stream/antena_1']);
  await leave();
});

test('[EARLY-01] a second press while it sounds is silence, and stays so when the code comes', async () => {
  const { page, open, leave } = await arrive(360);
  await pressEarly(page, play);
  await expect.poll(() => soundSeconds(page)).toBeGreaterThan(0.1);
  const button = bar(page).getByRole('button', { name: play });
  await button.click();
  expect([await soundSeconds(page), await page.locator('[data-pressed]').count()]).toEqual([0, 0]);
  open();
  // It answers for itself from here on.
  await expect.poll(() => button.getAttribute('data-early')).toBe(null);
  expect([await soundSeconds(page), await button.count()]).toEqual([0, 1]);
  await leave();
});

test.each([
  ['whoever agreed to advertisements', { consent: 'accepted' as const }],
  ['whoever chose another stream', { kept: { stream: 'antena_1_aac' } }],
])('[ADS-01] [EARLY-01] %s waits for the player, which knows what comes first', async (_, wish) => {
  const { page, open, leave, streams } = await arrive(360, wish);
  await pressEarly(page, play);
  expect(await page.locator('audio[data-player]').getAttribute('src')).toBe(null);
  expect(streams).toEqual([]);
  open();
  await expect.poll(() => soundSeconds(page)).toBeGreaterThan(0.3);
  await leave();
});

test('[EARLY-01] play, like and search pressed on a page that is only drawn are heard at once and done when their code comes', async () => {
  const { page, open, leave } = await arrive(1280);
  await pressEarly(page, play);
  await pressEarly(page, 'Mi piace');
  await pressEarly(page, 'Cerca');
  expect(await page.getByRole('status').getByText('Un attimo').count()).toBe(1);
  const rated = page.waitForRequest('**/rateSong');
  open();
  await expect.poll(() => soundSeconds(page)).toBeGreaterThan(0.3);
  await rated;
  await page.getByRole('dialog', { name: 'Cerca nel sito' }).waitFor();
  await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0);
  await leave();
});

test.each([
  ['Apri il menu', '#menu'],
  ['Entrar', 'dialog[open]'],
])('[EARLY-01] on a phone a press on %s is kept too', async (name, opened) => {
  const { page, open, leave } = await arrive(360);
  await pressEarly(page, name);
  open();
  await page.locator(opened).waitFor();
  await leave();
});
