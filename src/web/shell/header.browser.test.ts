import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { overflowOf } from '../../../tests/browser/sideways.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually, setParameters, writeParameters } from './insides.test-helper.ts';

let station: TestStation;
let desk: Visitor;
let phone: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  desk = await openVisitor(station.url, { width: 1280, consent: 'rejected' });
  phone = await openVisitor(station.url, { width: 360, consent: 'rejected' });
});
beforeEach(() => {
  desk.complaints.length = 0;
  phone.complaints.length = 0;
});

/** Loads it only where somebody is elsewhere, or left something open. */
async function beOn({ page, open }: Visitor, path = '/chi-siamo'): Promise<void> {
  const isHere = await page.evaluate(
    (wanted) => location.pathname + location.search === wanted && !document.querySelector('dialog[open], #menu'),
    path,
  );
  if (!isHere) await open(path);
}
/** Without another load. */
async function comeBack({ page }: Visitor): Promise<void> {
  await page.goBack();
  await page.waitForURL(`${station.url}/chi-siamo`);
  await page.locator('#menu').waitFor({ state: 'detached' });
}

test('[SHELL-01] five social links stand in the header of every page, in new tabs', async () => {
  const { page, complaints } = desk;
  for (const path of ['/programacao', '/chi-siamo']) {
    await beOn(desk, path);
    const links = page.getByRole('banner').getByRole('list', { name: 'Seguici' }).getByRole('link');
    const found = await links.evaluateAll((all) =>
      all.map((link) => ['title', 'target', 'href'].map((name) => link.getAttribute(name)?.replace(/:.*/, ''))),
    );
    const names = ['Facebook', 'Instagram', 'X', 'YouTube', 'TikTok'];
    expect(found).toEqual(names.map((name) => [name, '_blank', 'https']));
  }
  expect(complaints).toEqual([]);
});

test('[SHELL-02] the logo is the name, drawn, with the words of the settings, and leads home', async () => {
  const { page } = desk;
  await beOn(desk);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Antena 1, pagina iniziale' });
  expect(await logo.textContent()).toContain('Antena 1');
  await logo.click();
  await page.waitForURL(`${station.url}/`);
  await comeBack(desk);
});

test('a longer name takes two lines on a phone, and pushes nothing out of sight', async () => {
  const { page, open } = await openVisitor(station.url, { width: 360, consent: 'rejected' });
  await writeParameters(station, JSON.stringify({ station: { name: 'Radio Vesuvio Internazionale' } }));
  onTestFinished(() => setParameters(station, {}));
  await open('/chi-siamo');
  expect(await page.getByRole('banner').getByText('Vesuvio').isVisible()).toBe(true);
  await expect.poll(() => overflowOf(page)).toBe(0);
});

test('[SHELL-02] a logo in the settings takes the place of the drawn name', async () => {
  const { page, open } = await openVisitor(station.url, { consent: 'rejected' });
  await setParameters(station, { logoUrl: '/favicon-32.png', logoAlt: 'Il nuovo logo' });
  onTestFinished(() => setParameters(station, {}));
  await open('/chi-siamo');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Il nuovo logo' });
  expect(await logo.locator('img').getAttribute('src')).toBe('/favicon-32.png');
});

test("[SHELL-03] 'Ascolta la radio' leads to the listen page, on a phone too", async () => {
  for (const visitor of [desk, phone]) {
    const { page } = visitor;
    await beOn(visitor);
    await page.getByRole('banner').getByRole('link', { name: 'Ascolta la radio', exact: true }).click();
    await page.waitForURL(`${station.url}/ascolta-la-radio`);
    await comeBack(visitor);
  }
});

describe('the search', () => {
  const search = ({ page }: Visitor) => page.getByRole('banner').getByRole('button', { name: 'Cerca', exact: true });

  test('[SHELL-04] the button opens the search, and Escape gives the focus back to it', async () => {
    const { page, complaints } = desk;
    await beOn(desk);
    await search(desk).click();
    const dialog = page.getByRole('dialog', { name: 'Cerca nel sito' });
    await dialog.getByRole('combobox').press('Enter');
    expect(page.url()).toBe(`${station.url}/chi-siamo`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await search(desk).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('[SHELL-06] on a small screen it is a modal, ready to be written in, that leads to the results', async () => {
    const { page, complaints } = phone;
    await beOn(phone);
    await search(phone).click();
    const dialog = page.getByRole('dialog', { name: 'Cerca nel sito' });
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.type('città & mare');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${station.url}/cerca?q=citt%C3%A0+%26+mare`);
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await comeBack(phone);
  });

  test('[SHELL-07] on the search page the button leads to the field that is already there', async () => {
    const { page } = phone;
    await beOn(phone, '/cerca');
    await search(phone).click();
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('cerca-campo');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a visitor whose network loses the modal’s code is taken to the search page', async () => {
    const visitor = await openVisitor(station.url, { consent: 'rejected' });
    await visitor.page.route('**/assets/SearchDialog*', (route) => route.abort());
    await visitor.open('/chi-siamo');
    await search(visitor).click();
    await visitor.page.waitForURL(`${station.url}/cerca`);
    await visitor.leave();
  });
});

describe('the mobile menu', () => {
  async function openMenu() {
    const { page } = phone;
    await beOn(phone);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    return menu;
  }

  test('[SHELL-05] the toggle opens it, with all categories, sections and social links, and closes it', async () => {
    const { page, complaints } = phone;
    const menu = await openMenu();
    const toggle = page.getByRole('button', { name: 'Chiudi il menu' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    for (const name of ['Auto', 'Gastronomia', 'Artisti', 'Podcast']) {
      expect(await menu.getByRole('link', { name, exact: true }).first().isVisible()).toBe(true);
    }
    expect(await menu.getByRole('list', { name: 'Seguici' }).getByRole('link').count()).toBe(5);
    await toggle.click();
    await menu.waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: 'Apri il menu' }).getAttribute('aria-expanded')).toBe('false');
    expect(complaints).toEqual([]);
  });

  test('behind it the page does not scroll and is out of reach; Escape gives the focus back to the toggle', async () => {
    const { page } = phone;
    const menu = await openMenu();
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Apri il menu');
    expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]'))).toBeNull();
  });

  test('a navigation closes it, by a link and by the browser’s back button', async () => {
    const { page } = phone;
    const menu = await openMenu();
    await menu.getByRole('link', { name: 'I programmi' }).click();
    await page.waitForURL(`${station.url}/programacao`);
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await menu.waitFor();
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
  });

  test('[SHELL-08] it closes by itself when the window becomes 768 px wide', async () => {
    const { page } = phone;
    const menu = await openMenu();
    await page.setViewportSize({ width: 767, height: 800 });
    expect(await menu.isVisible()).toBe(true);
    await page.setViewportSize({ width: 768, height: 800 });
    await eventually(() => page.locator('#menu').count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.getByRole('button', { name: 'Apri il menu' }).getAttribute('aria-expanded')).toBe('false');
  });
});
