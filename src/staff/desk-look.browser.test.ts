import { expect, test } from 'vitest';
import { violationsOn } from '../../tests/browser/axe.ts';
import { openDesk } from '../../tests/browser/desk.ts';
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
  '/songs',
  '/songs/1',
  '/importa',
  '/registro',
  '/ruoli',
  '/nothing',
];

for (const { width, theme } of [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const) {
  test(`every screen of the desk is open to everybody and fits at ${width} px on ${theme} ground`, async () => {
    const { page, complaints } = await openDesk(station, 'administrator', {
      width,
      touch: width < 768,
      context: { colorScheme: theme, reducedMotion: 'reduce' },
    });
    for (const screen of screens) {
      await page.goto(`${station.url}/redazione${screen}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('[aria-busy=true], .skeleton').count()).toBe(0);
      expect([screen, await violationsOn(page)]).toEqual([screen, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([screen, overflow]).toEqual([screen, 0]);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    if (width < 768) {
      await page.getByRole('button', { name: 'Apri il menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Categorie' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  }, 120_000);
}
