import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { openKit } from './kit-page.test-helper.ts';

const station = await openTestStation({ content: 'empty' });
const visitor = await openVisitor(station.url, { consent: 'rejected' });

beforeAll(() => openKit(visitor, 'ways', 'layers'));
afterEach(() => expect(visitor.complaints).toEqual([]));

describe('tabs', () => {
  test('are one stop for the tab key and are walked with the arrows, Home and End', async () => {
    const list = visitor.page.locator('#ways').getByRole('tablist', { name: 'Classifiche' }).first();
    const panel = visitor.page.locator('#ways').getByRole('tabpanel').first();
    await list.getByRole('tab', { name: 'Italiane' }).focus();
    for (const [key, tab, text] of [
      ['ArrowRight', 'Romantiche', 'dopo la mezzanotte'],
      ['End', 'Rifacimenti', 'un’altra voce'],
      ['ArrowRight', 'Italiane', 'canzoni italiane'],
      ['ArrowLeft', 'Rifacimenti', 'un’altra voce'],
      ['Home', 'Italiane', 'canzoni italiane'],
    ] as const) {
      await visitor.page.keyboard.press(key);
      expect(await focusedText()).toBe(tab);
      expect(await list.getByRole('tab', { selected: true }).textContent()).toBe(tab);
      expect(await panel.textContent()).toContain(text);
    }
    await visitor.page.keyboard.press('Tab');
    expect(await visitor.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
  });
});

describe('an accordion', () => {
  test('has one answer open at a time, by mouse or by keyboard', async () => {
    const opened = () => visitor.page.locator('#layers details[id^=paper][open] h3').allTextContents();
    expect(await opened()).toEqual(['Come vinco i biglietti?']);
    await visitor.page.locator('#layers').getByText('Posso ascoltare all’estero?').first().click();
    await expect.poll(opened).toEqual(['Posso ascoltare all’estero?']);
    await visitor.page.locator('#layers details[id=paper-2] summary').focus();
    await visitor.page.keyboard.press('Enter');
    await expect.poll(opened).toEqual(['Che cosa cambia con PRO?']);
    await visitor.page.keyboard.press('Enter');
    await expect.poll(opened).toEqual([]);
  });
});

describe('pagination', () => {
  test('shows three pages on each side, says which is current and what lies beyond', async () => {
    const middle = visitor.page.getByRole('navigation', { name: 'Pagine, nel mezzo, carta' });
    const items = await middle.getByRole('listitem').allTextContents();
    expect(items).toEqual(['Altre pagine…', '9', '10', '11', '12', '13', '14', '15', 'Altre pagine…']);
    expect(await middle.locator('[aria-current=page]').getAttribute('aria-label')).toBe('Pagina 12');
    expect(await middle.getByRole('link', { name: 'Precedente' }).getAttribute('href')).toBe('/dev/ui?pagina=11');
    expect(await middle.getByRole('link', { name: 'Successiva' }).getAttribute('href')).toBe('/dev/ui?pagina=13');

    const start = visitor.page.getByRole('navigation', { name: 'Pagine, all’inizio, carta' });
    expect(await start.getByRole('link').allInnerTexts()).toEqual(['1', '2', '3', '4', 'Successiva']);
  });

  test('stays on one line of numbers on a phone', async () => {
    await visitor.page.setViewportSize({ width: 360, height: 780 });
    const numbers = visitor.page.getByRole('navigation', { name: 'Pagine, nel mezzo, carta' }).locator('ol a');
    const tops = await numbers.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    await visitor.page.setViewportSize({ width: 1280, height: 900 });
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size).toBe(1);
  });
});

describe('a link inside the site', () => {
  test.each([
    { intent: 'a pointer comes near', act: 'hover', link: 'Partner', page: 'PartnersPage' },
    { intent: 'the focus reaches it', act: 'focus', link: 'Promozioni', page: 'PromotionsPage' },
  ] as const)('fetches its page as soon as $intent', async ({ act, link, page }) => {
    const asked = visitor.page.waitForRequest((request) => request.url().includes(`/assets/${page}-`));
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).first()[act]();
    await asked;
    expect(new URL(visitor.page.url()).pathname).toBe('/dev/ui');
  });
});

const focusedText = () => visitor.page.evaluate(() => document.activeElement?.textContent?.trim());
