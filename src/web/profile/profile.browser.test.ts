import { beforeAll, expect, test } from 'vitest';
import { holdBack } from '../../../tests/browser/hold-back.ts';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually } from '../shell/insides.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

async function arrive(cookies: { name: string; value: string }[] = []) {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  await visitor.context.addCookies(cookies.map((cookie) => ({ ...cookie, url: station.url })));
  const asked: number[] = [];
  visitor.page.on('response', (response) => {
    if (response.url().endsWith('/api/v1/profile/getProfile')) asked.push(response.status());
  });
  return { ...visitor, asked };
}

test('nobody asks who a visitor is that never signed in', async () => {
  const { page, open, asked, complaints, leave } = await arrive();
  await open('/chi-siamo');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('[SESSION-08] [SESSION-11] a session that has ended is told once and forgotten: the next page does not ask again', async () => {
  const { page, context, open, asked, leave } = await arrive([{ name: 'a1_signed_in', value: '1' }]);
  await open('/chi-siamo');
  await eventually(() => asked).toEqual([401]);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await eventually(names).not.toContain('a1_signed_in');
  const lost = page.locator('[data-toast=error]', { hasText: 'Problema na authenticação...' });
  await lost.waitFor();
  await open('/programacao');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([401]);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await leave();
});

test('a question that the visitor leaves behind has failed for nobody', async () => {
  const { page, open, complaints, leave } = await arrive([{ name: 'a1_signed_in', value: '1' }]);
  const release = await holdBack(page, '**/profile/getProfile');
  const asked = page.waitForRequest('**/profile/getProfile');
  await open('/chi-siamo');
  await asked;
  await page.goto(`${station.url}/robots.txt`);
  expect(complaints).toEqual([]);
  release();
  await leave();
});

test('the visit has one hash for all its pages, and the browser’s own comes only after the choice', async () => {
  const visitor = await openVisitor(station.url);
  const { page, context, open } = visitor;
  const session = () => page.evaluate(() => sessionStorage.getItem('a1_sessionHash'));
  await open('/chi-siamo');
  const first = await session();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  await open('/programacao');
  expect(await session()).toBe(first);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  await page.getByRole('button', { name: 'Rifiuta tutti' }).click();
  await eventually(async () => (await context.cookies()).map(({ name }) => name).sort()).toEqual([
    'CookieConsent',
    'a1_browserHash',
  ]);
  await visitor.leave();
});
