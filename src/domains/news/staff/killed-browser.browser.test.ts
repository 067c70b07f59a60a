import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authCookie } from '#domains/accounts/accounts.rules.ts';
import { callAs, keptInBrowser } from '../../../../tests/browser/desk.ts';
import { makeProfile } from '../../../../tests/browser/killable-browser.ts';
import { openTestStation } from '../../../../tests/test-station.ts';

const station = await openTestStation();
const editor = await callAs(station, 'editor');
const start = await makeProfile();

async function openArticle(context: BrowserContext, id: number): Promise<Page> {
  const value = editor.headers.authorization.replace('Bearer ', '');
  await context.addCookies([{ name: authCookie, value, url: station.url, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(`${station.url}/redazione/news/${id}`);
  await textBox(page).waitFor();
  return page;
}

const textBox = (page: Page) => page.getByRole('textbox', { name: 'Testo', exact: true });

test('[DESK-17] a browser killed in mid-sentence on a dead line has every word of it when it is opened again', async () => {
  const { body } = await station.get('/api/v1/staff/categories?count=1', editor);
  const fields = { title: 'Di colpo', content: '<p>Prima.</p>', categoryId: body.data.items[0].id };
  const { id } = (await station.post('/api/v1/staff/news', fields, editor)).body.data;
  const content = async () => (await station.get(`/api/v1/staff/news/${id}`, editor)).body.data.content;

  const first = await start();
  const page = await openArticle(first.context, id);
  await page.route('**/api/v1/staff/news/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await textBox(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Mancò mentre scriv');
  await expect.poll(() => keptInBrowser(page)).toContain('mentre scriv');
  await first.kill();
  expect(await content()).not.toContain('Mancò');

  const second = await start();
  const again = await openArticle(second.context, id);
  await again.getByRole('button', { name: 'Riprendi la copia' }).click();
  await textBox(again).getByText('Mancò mentre scriv').waitFor();
  await expect.poll(content, { interval: 250 }).toContain('Mancò mentre scriv');
  await second.kill();
});
