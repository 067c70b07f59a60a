import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../../tests/browser/axe.ts';
import { goToScreen, openDesk } from '../../tests/browser/desk.ts';
import { overflowOf } from '../../tests/browser/sideways.ts';
import type { Visitor } from '../../tests/browser/visitor.ts';
import { openTestStation } from '../../tests/test-station.ts';

const station = await openTestStation();
const screens = [
  '',
  '/categories',
  '/categories/1',
  '/categories/nuovo',
  '/prima-pagina',
  '/bacheca',
  '/calendario',
  '/media',
  // Fewer rows, all alike.
  '/songs?search=notte',
  '/songs/1',
  '/artists?inSlider=true',
  '/polls/1',
  '/importa',
  '/registro',
  '/ruoli',
  '/nothing',
];

async function goTo(page: Page, screen: string): Promise<void> {
  await goToScreen(page, screen);
  await expect.poll(() => page.locator('[aria-busy=true], .skeleton').count()).toBe(0);
}

/** The frame around is the same on every screen. */
const partOf = (screen: string) => (screen === '' ? 'body' : 'main');

/** At once: colours that fade from one ground to the other are neither's. */
function wear(page: Page, isNight: boolean): Promise<void> {
  return page.evaluate((night) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.toggleAttribute('data-dark', night);
  }, isNight);
}

/** What another ground can change: colours, and whether a link is told from the words around it. */
async function coloursOnNight(page: Page, part: string): Promise<string[]> {
  await wear(page, true);
  const found = await page.evaluate(async (within) => {
    const { axe } = window as unknown as {
      axe: { run(part: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const runOnly = ['color-contrast', 'link-in-text-block'];
    const { violations } = await axe.run(within, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, part);
  await wear(page, false);
  return found;
}

describe('every screen of the desk is open to everybody and fits', () => {
  let phone: Visitor;
  let desk: Visitor;
  const isNight = ({ page }: Visitor) => page.evaluate(() => 'dark' in document.documentElement.dataset);
  let atFirst: boolean[];
  beforeAll(async () => {
    const context = { colorScheme: 'dark' } as const;
    phone = await openDesk(station, 'administrator', { screen: '/guasti', width: 360, touch: true, context });
    desk = await openDesk(station, 'administrator', { screen: '/guasti' });
    atFirst = [await isNight(phone), await isNight(desk)];
    await Promise.all([wear(phone.page, false), wear(desk.page, false)]);
  });

  test.each(screens)('at 360 px: %s', async (screen) => {
    await goTo(phone.page, screen);
    expect([await violationsOn(phone.page, partOf(screen)), await overflowOf(phone.page)]).toEqual([[], 0]);
    expect(phone.complaints).toEqual([]);
  });

  test.each(screens)('at 1280 px on light and dark ground: %s', async (screen) => {
    await goTo(desk.page, screen);
    const part = partOf(screen);
    expect([await violationsOn(desk.page, part), await overflowOf(desk.page)]).toEqual([[], 0]);
    expect(await coloursOnNight(desk.page, part)).toEqual([]);
    expect(desk.complaints).toEqual([]);
  });

  test('the palette, on every ground and width', async () => {
    for (const { page } of [phone, desk]) {
      await page.keyboard.press('Control+k');
      const found = page.getByRole('dialog').getByRole('option').first();
      await found.waitFor();
      // Each screen behind it is looked at by itself.
      expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
      if (page === desk.page) expect(await coloursOnNight(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('Escape');
      await found.waitFor({ state: 'detached' });
    }
  });

  test('the navigation on a phone', async () => {
    const { page } = phone;
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Categorie' }).waitFor();
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('whoever never chose gets the ground that their system wears', () => {
    expect(atFirst).toEqual([true, false]);
  });
});
