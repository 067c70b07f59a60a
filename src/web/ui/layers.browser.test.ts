import { beforeEach, describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { openKit } from './kit-page.test-helper.ts';

const station = await openTestStation({ content: 'empty' });
const visitor = await openVisitor(station.url, { consent: 'rejected' });

/** One load for all of them; only what left something open behind it costs another. */
const isAsLoaded = () =>
  visitor.page.evaluate(
    () => location.href.endsWith('/dev/ui') && !document.querySelector('dialog, #ways [aria-expanded=true]'),
  );
beforeEach(async () => {
  if (!(await isAsLoaded())) await openKit(visitor, 'ways', 'layers');
  return () => expect(visitor.complaints).toEqual([]);
});

describe('a dialog', () => {
  const opener = (size: 'piccola' | 'media' | 'larga') =>
    visitor.page
      .locator('#layers')
      .getByRole('button', { name: `Finestra ${size}` })
      .first();
  const dialog = () => visitor.page.getByRole('dialog', { name: 'Due biglietti per Roma' });

  test('opens by keyboard with the focus on its title, closes with Escape and gives the focus back', async () => {
    await opener('media').focus();
    await visitor.page.keyboard.press('Enter');
    await dialog().waitFor();
    expect(await focusedText()).toBe('Due biglietti per Roma');
    await visitor.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await focusedText()).toBe('Finestra media');
  });

  test('begins where it was told to, when it asks for something', async () => {
    await opener('piccola').click();
    await dialog().waitFor();
    await visitor.page.keyboard.type('Vera');
    expect(await dialog().getByLabel('Nome e cognome').inputValue()).toBe('Vera');
    await visitor.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  test('closes by its button and by a press beside it, not by a press that began inside', async () => {
    await opener('piccola').click();
    await dialog().getByRole('button', { name: 'Chiudi' }).click();
    await dialog().waitFor({ state: 'detached' });

    await opener('piccola').click();
    const title = dialog().getByRole('heading', { name: 'Due biglietti per Roma' });
    await title.hover();
    await visitor.page.mouse.down();
    await visitor.page.mouse.move(5, 5);
    await visitor.page.mouse.up();
    await visitor.page.waitForTimeout(300);
    expect(await dialog().isVisible()).toBe(true);

    await visitor.page.mouse.click(5, 5);
    await dialog().waitFor({ state: 'detached' });
    expect(await focusedText()).toBe('Finestra piccola');
  });

  test('holds the page still behind it and lets it go again', async () => {
    await opener('media').click();
    await dialog().waitFor();
    const before = await scrollTop();
    await visitor.page.mouse.move(20, 400);
    await visitor.page.mouse.wheel(0, 600);
    await visitor.page.waitForTimeout(200);
    expect(await scrollTop()).toBe(before);
    await visitor.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await visitor.page.mouse.wheel(0, 600);
    await expect.poll(scrollTop).toBeGreaterThan(before);
  });

  test('keeps what is typed only as long as it stands', async () => {
    await opener('larga').click();
    await dialog().waitFor();
    expect(await visitor.page.evaluate(() => document.querySelectorAll('dialog').length)).toBe(1);
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => visitor.page.evaluate(() => document.querySelectorAll('dialog').length)).toBe(0);
  });
});

describe('a dropdown', () => {
  const button = () => visitor.page.locator('#ways').getByRole('button', { name: 'Altre categorie' }).first();
  const menu = () => visitor.page.locator('#ways').getByRole('menu', { name: 'Altre categorie' });
  const isExpanded = () => button().getAttribute('aria-expanded');

  test('is walked with the arrows, Home, End and the first letter, and left with Escape', async () => {
    await button().focus();
    await visitor.page.keyboard.press('ArrowDown');
    await expect.poll(focusedText).toBe('Cinema');
    expect(await isExpanded()).toBe('true');
    for (const [key, entry] of [
      ['ArrowDown', 'Gastronomia'],
      ['End', 'Viaggi'],
      ['ArrowDown', 'Cinema'],
      ['ArrowUp', 'Viaggi'],
      ['Home', 'Cinema'],
      ['m', 'Moda'],
    ] as const) {
      await visitor.page.keyboard.press(key);
      expect(await focusedText()).toBe(entry);
    }
    await visitor.page.keyboard.press('Escape');
    await expect.poll(isExpanded).toBe('false');
    expect(await focusedText()).toBe('Altre categorie');
  });

  test('opens from its end with the arrow up, and into its entries with Enter', async () => {
    await button().focus();
    await visitor.page.keyboard.press('ArrowUp');
    await expect.poll(focusedText).toBe('Viaggi');
    await visitor.page.keyboard.press('Escape');
    await expect.poll(focusedText).toBe('Altre categorie');
    await expect.poll(isExpanded).toBe('false');
    await visitor.page.keyboard.press('Enter');
    await expect.poll(focusedText).toBe('Cinema');
    await visitor.page.keyboard.press('Escape');
    await menu().waitFor({ state: 'hidden' });
  });

  test('is never higher than it was told, and scrolls instead', async () => {
    await button().click();
    await menu().waitFor();
    // The browser reckons in fractions of a pixel.
    await expect.poll(async () => (await menu().boundingBox())?.height).toBeCloseTo(170, 2);
    expect(await menu().evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
    await visitor.page.keyboard.press('Escape');
    await menu().waitFor({ state: 'hidden' });
  });

  test('closes when somebody presses elsewhere, tabs away or goes to another page', async () => {
    await button().click();
    await menu().waitFor();
    await visitor.page.mouse.click(5, 300);
    await menu().waitFor({ state: 'hidden' });

    await button().focus();
    await visitor.page.keyboard.press('ArrowDown');
    await menu().waitFor();
    await visitor.page.keyboard.press('Tab');
    await menu().waitFor({ state: 'hidden' });

    await visitor.page.locator('#ways').getByRole('link', { name: 'Pagina 13' }).first().click();
    await visitor.page.waitForURL('**/dev/ui?pagina=13');
    await button().click();
    await menu().waitFor();
    await visitor.page.goBack();
    await menu().waitFor({ state: 'hidden' });
  });
});

const scrollTop = () => visitor.page.evaluate(() => Math.round(window.scrollY));
const focusedText = () => visitor.page.evaluate(() => document.activeElement?.textContent?.trim());
