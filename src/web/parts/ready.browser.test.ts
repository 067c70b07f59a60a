import { expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();

test('a page says that it is ready only when a part that comes later answers to presses', async () => {
  const { page, open } = await openVisitor(station.url, { consent: 'rejected', isNew: true });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/JournalistNews-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  const isOpen = open('/jornalistas/irene-castaldi');
  await page.waitForRequest('**/checkInfoActiveHunt');
  await expect.poll(() => page.locator('#player-bar [data-early]').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.ready)).toBeUndefined();
  release();
  await isOpen;
  const more = page.locator('main form button[name=pagina]');
  await more.click();
  await expect.poll(() => more.isDisabled()).toBe(true);
  expect(new URL(page.url()).search).toBe('');
});
