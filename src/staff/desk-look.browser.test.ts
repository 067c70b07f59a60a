import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../../tests/browser/axe.ts';
import { callAs, goToScreen, openDesk, wear } from '../../tests/browser/desk.ts';
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

/** What another ground can change: colours, and whether a link is told from the words around it. */
async function coloursOnNight(page: Page, part: string): Promise<string[]> {
  await wear(page, true);
  const found = await page.evaluate(async (within) => {
    const { axe } = window as unknown as {
      axe: { run(part: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    // As by day, contrast is measured on the first two of a row of one look.
    for (const one of document.querySelectorAll('body *')) {
      const [before, first] = [one.previousElementSibling, one.previousElementSibling?.previousElementSibling];
      const isAlike = [before, first].every(
        (other) => other?.tagName === one.tagName && other.className === one.className,
      );
      one.toggleAttribute('data-alike', isAlike);
    }
    const runOnly = ['color-contrast', 'link-in-text-block'];
    const { violations } = await axe.run(within, { runOnly, resultTypes: ['violations'], preload: false });
    for (const marked of document.querySelectorAll('[data-alike]')) marked.removeAttribute('data-alike');
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, part);
  await wear(page, false);
  return found;
}

describe('every screen of the desk is open to everybody and fits', () => {
  let desk: Visitor;
  let touch: CDPSession;
  const isNight = ({ page }: Visitor) => page.evaluate(() => 'dark' in document.documentElement.dataset);
  beforeAll(async () => {
    // Something to stand on the board and in the calendar.
    const editor = await callAs(station, 'editor');
    const { body } = await station.get('/api/v1/staff/categories?count=1', editor);
    const plan = { categoryId: body.data.items[0].id, stage: 'idea', plannedAt: new Date().toISOString() };
    await station.post('/api/v1/staff/news', { title: 'La sagra', ...plan }, editor);
    desk = await openDesk(station, 'administrator', { screen: '/guasti' });
    touch = await desk.context.newCDPSession(desk.page);
    await wear(desk.page, false);
  });

  /** A phone has a thumb, and a desk a mouse; one page serves both, since each screen is fetched and drawn once then. */
  async function hold(what: 'phone' | 'desk'): Promise<void> {
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: what === 'phone' });
    await desk.page.setViewportSize({ width: what === 'phone' ? 360 : 1280, height: 720 });
  }

  test.each(screens)('at 360 px, and at 1280 px on light and dark ground: %s', async (screen) => {
    const { page, complaints } = desk;
    const part = partOf(screen);
    await hold('phone');
    await goTo(page, screen);
    expect(await page.evaluate(() => [innerWidth, matchMedia('(pointer: coarse)').matches])).toEqual([360, true]);
    expect([await violationsOn(page, part), await overflowOf(page)]).toEqual([[], 0]);
    await hold('desk');
    expect(await page.evaluate(() => [innerWidth, matchMedia('(pointer: coarse)').matches])).toEqual([1280, false]);
    expect([await violationsOn(page, part), await overflowOf(page)]).toEqual([[], 0]);
    expect(await coloursOnNight(page, part)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('the palette, on every ground and width', async () => {
    const { page } = desk;
    await hold('phone');
    await page.keyboard.press('Control+k');
    const found = page.getByRole('dialog').getByRole('option').first();
    await found.waitFor();
    // Each screen behind it is looked at by itself.
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await hold('desk');
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    expect(await coloursOnNight(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await found.waitFor({ state: 'detached' });
  });

  test('the navigation on a phone', async () => {
    const { page } = desk;
    await hold('phone');
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Categorie' }).waitFor();
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('whoever never chose gets the ground that their system wears', async () => {
    const grounds: boolean[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await desk.page.emulateMedia({ colorScheme });
      await desk.open('/redazione/guasti');
      grounds.push(await isNight(desk));
    }
    expect(grounds).toEqual([true, false]);
    await wear(desk.page, false);
  });
});
