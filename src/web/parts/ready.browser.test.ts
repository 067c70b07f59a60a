import { expect, test } from 'vitest';
import { holdBack } from '../../../tests/browser/hold-back.ts';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();

test('a page says that it is ready only when a part that comes later answers to presses', async () => {
  const { page, open } = await openVisitor(station.url, { consent: 'rejected', isNew: true });
  const release = await holdBack(page, '**/assets/JournalistNews-*.js');
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
