import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually, newsListState } from './insides.test-helper.ts';

const fixed = ['Auto', 'Economia', 'Mondo', 'Musica', 'Politica', 'Salute', 'Tecnologia'];
const others = ['Altri', 'Cinema', 'Gastronomia', 'Moda', 'Podcast', 'Quotidiano', 'Viaggi'];

let station: TestStation;
let desk: Visitor;
let phone: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  desk = await openVisitor(station.url, { width: 1280, consent: 'rejected' });
  phone = await openVisitor(station.url, { width: 360, consent: 'rejected' });
  await desk.open('/chi-siamo');
  await phone.open('/chi-siamo');
});

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Categorie di notizie' });
const otherButton = (page: Page) => barOf(page).getByRole('button', { name: 'Altre categorie' });

test('[SHELL-09] the seven fixed categories are links, in their order', async () => {
  for (const { page, complaints } of [desk, phone]) {
    const links = barOf(page).locator('ul').getByRole('link');
    const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(found).toEqual(fixed.map((name) => [name, `/notizie/${name.toLowerCase()}`]));
    expect(complaints).toEqual([]);
  }
});

test('on a phone the bar scrolls by itself and never makes the page wider than the screen', async () => {
  const { page } = phone;
  const list = barOf(page).locator('ul');
  expect(await list.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("[SHELL-10] all other categories stand behind 'Altre categorie'", async () => {
  for (const { page } of [desk, phone]) {
    await otherButton(page).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(others);
    await page.keyboard.press('Escape');
  }
});

test('[SHELL-11] the list of the other categories is at most 170 px high and scrolls', async () => {
  const { page } = desk;
  await otherButton(page).click();
  const menu = page.getByRole('menu');
  expect(await menu.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('170px');
  // The browser reckons in fractions of a pixel.
  expect(Math.round((await menu.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(170);
  expect(await menu.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await page.keyboard.press('Escape');
});

test('[SHELL-12] a category in the bar or in the list opens its address, and the bar says where one is', async () => {
  const { page } = desk;
  await barOf(page).getByRole('link', { name: 'Mondo' }).click();
  await page.waitForURL(`${station.url}/notizie/mondo`);
  const current = barOf(page).locator('[aria-current=page]');
  await eventually(() => current.allTextContents()).toEqual(['Mondo']);
  await otherButton(page).click();
  await page.getByRole('menuitem', { name: 'Viaggi' }).click();
  await page.waitForURL(`${station.url}/notizie/viaggi`);
  await eventually(() => current.count()).toBe(0);
});

test('[SHELL-13] [SHELL-14] a chosen category resets the news filter and the count, and closes the mobile menu', async () => {
  const { page } = phone;
  const reset = { filter: '', count: 12 };
  const asked = { filter: 'pro', count: 48 };
  /** Only when its page stands there: it closes whatever menu was opened meanwhile. */
  const arrive = async (slug: string, title: string) => {
    await page.waitForURL(`**/notizie/${slug}`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  };

  expect(await newsListState(page, asked)).toEqual(asked);
  await barOf(page).getByRole('link', { name: 'Auto' }).click();
  await arrive('auto', 'Auto');
  expect(await newsListState(page)).toEqual(reset);

  expect(await newsListState(page, asked)).toEqual(asked);
  await otherButton(page).click();
  await page.getByRole('menuitem', { name: 'Cinema' }).click();
  await arrive('cinema', 'Cinema');
  expect(await newsListState(page)).toEqual(reset);

  expect(await newsListState(page, asked)).toEqual(asked);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Salute' }).click();
  await arrive('salute', 'Salute');
  await menu.waitFor({ state: 'hidden' });
  expect(await newsListState(page)).toEqual(reset);
});
