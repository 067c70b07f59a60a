import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { modalOn } from './web/modal.test-helper.ts';

/** A mailed link opens an account to whoever reads it: nothing but the call that uses it may carry it on. */

const token = 'kX3-do-not-pass-me-on_9vQ';
const link = `profile=true&screen=resetPassword&userId=7&token=${token}`;
const lines: string[] = [];
let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ log: createLog('trace', { write: (line) => void lines.push(line) }) });
});

/** Everything that leaves the browser, as far as it says the token. */
function watchLeaks(page: Page): () => Promise<string[]> {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  return async () => {
    const leaks: string[] = [];
    for (const request of sent) {
      const said = { url: request.url(), body: request.postData() ?? '', ...(await request.allHeaders()) };
      for (const [part, text] of Object.entries(said)) {
        if (text.includes(token)) leaks.push(`${request.resourceType()} ${part}`);
      }
    }
    return leaks;
  };
}

test('[MODAL-14] a reset token goes to the page it was mailed for and to the call that uses it, and nowhere else', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'accepted' });
  const leaks = watchLeaks(page);
  const modal = modalOn(page);
  await page.goto(`${station.url}/chi-siamo`);
  await open(`/programacao?utm_source=mail&${link}&page=2#oggi`);
  const depth = await page.evaluate(() => history.length);
  await modal.title('Redefinição de senha').waitFor();
  expect(page.url()).toBe(`${station.url}/programacao?utm_source=mail&page=2#oggi`);
  await modal.fill({ 'Nova senha': 'Nova-senha-7', 'Confirme a nova senha': 'Nova-senha-7' });
  await modal.button('Enviar').click();
  await modal.failure('Não foi possível alterar a sua senha. O link de recuperação expirou.').waitFor();
  await page.keyboard.press('Escape');
  await modal.dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => history.length)).toBe(depth);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partner' }).click();
  await page.waitForURL('**/parceiros');
  await page.goBack();
  await page.waitForURL('**/programacao?utm_source=mail&page=2#oggi');
  await page.reload();
  await page.goBack();
  await page.waitForURL('**/chi-siamo');
  expect(await leaks()).toEqual(['document url', 'fetch body']);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(stored + (await page.content())).not.toContain(token);
  await leave();
});

test('the token leaves the address before the page is hydrated, and though it never is', async () => {
  const { page, leave } = await openVisitor(station.url);
  const leaks = watchLeaks(page);
  await page.route(/assets\/hydrate-/, (route) => route.abort());
  await page.goto(`${station.url}/?${link}`);
  await page.waitForURL(`${station.url}/?profile=true&screen=resetPassword`);
  expect(await leaks()).toEqual(['document url']);
  await leave();
});

test('no answer and no line of the log says the token', async () => {
  const body = { userId: 7, newPassword: 'x', resetToken: token };
  for (const path of ['/', '/chi-siamo', '/nessuna-pagina', '/notizie', '/termini', '//']) {
    const { body: page, response } = await station.get(`${path}?${link}`);
    expect(String(page) + (path === '//' ? '' : (response.headers.get('location') ?? ''))).not.toContain(token);
  }
  for (const wrong of [body, { ...body, userId: 'x' }, JSON.stringify(body).slice(0, -1)]) {
    expect((await station.post('/api/v1/profile/resetPassword', wrong)).status).toBe(400);
  }
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join('\n')).not.toContain(token);
});
