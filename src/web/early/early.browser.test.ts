import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openSoundingStation, putOnAir, soundSeconds } from '#domains/player/on-air.test-helper.ts';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import type { TestStation } from '../../../tests/test-station.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openSoundingStation();
});
beforeEach(async () => putOnAir(station));

/** A page that is drawn and whose code waits at a gate. */
async function arrive(width: number) {
  const visitor = await openVisitor(station.url, { width, consent: 'rejected' });
  const { page } = visitor;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/(?!entry-client).*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${station.url}/chi-siamo`, { waitUntil: 'commit' });
  return { ...visitor, open };
}

async function pressEarly(page: Page, name: string): Promise<void> {
  const one = page.getByRole('button', { name, exact: true }).locator('visible=true');
  // What cannot be rated yet looks so, and can be pressed all the same.
  await one.click({ force: true });
  expect(await one.getAttribute('aria-busy')).toBe('true');
  expect(await one.evaluate((element) => getComputedStyle(element, '::before').borderTopWidth)).toBe('2px');
}

test('[EARLY-01] play, like and search pressed on a page that is only drawn are heard at once and done when their code comes', {
  timeout: 90_000,
}, async () => {
  const { page, open, leave } = await arrive(1280);
  await pressEarly(page, 'Ascolta la diretta');
  await pressEarly(page, 'Mi piace');
  await pressEarly(page, 'Cerca');
  expect(await page.getByRole('status').getByText('Un attimo').count()).toBe(1);
  const rated = page.waitForRequest('**/rateSong', { timeout: 30_000 });
  open();
  await expect.poll(() => soundSeconds(page), { timeout: 30_000 }).toBeGreaterThan(0.3);
  await rated;
  await page.getByRole('dialog', { name: 'Cerca nel sito' }).waitFor({ timeout: 30_000 });
  await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0);
  await leave();
});

test.each([
  ['Apri il menu', '#menu'],
  ['Entrar', 'dialog[open]'],
])('[EARLY-01] on a phone a press on %s is kept too', { timeout: 90_000 }, async (name, opened) => {
  const { page, open, leave } = await arrive(360);
  await pressEarly(page, name);
  open();
  await page.locator(opened).waitFor({ timeout: 30_000 });
  await leave();
});
