import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { atModal } from './social.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ content: 'empty' });
});

/** Somebody before a page, who has not opened the modal yet. */
async function arrive(url = station.url) {
  const visitor = await openVisitor(url, { consent: 'rejected' });
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  const open = () => visitor.page.getByRole('banner').getByRole('button', { name: 'Entrar', exact: true }).click();
  return { ...visitor, ...atModal(visitor), page: visitor.page, asked, openModal: open, goTo: visitor.open };
}

const missing = journey(async (part) => {
  const { page, goTo, openModal, button, said, asked, complaints, leave } = await arrive();
  await page.clock.install({ time: new Date('2026-11-14T10:00:00Z') });
  await page.route(/local-adapter/, (route) => route.abort());
  await goTo('/chi-siamo');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await openModal();
  await part('patience', async () => {
    await button('Entrar com Google').click();
    await said('Por favor, aguarde a página carregar os recursos necessários.').waitFor();
    const loaded = () => asked.filter((url) => /getIdentityProvider|local-adapter/.test(url)).length;
    await page.clock.runFor(600);
    expect(loaded()).toBe(0);
    expect(complaints).toEqual([]);
    await page.clock.runFor(100);
    await page.locator('[data-social="missing"]').waitFor();
    expect(loaded()).toBe(2);
  });
  await part('missing', async () => {
    await button('Entrar com Google').click();
    const text = 'Desculpe, algo deu errado! Tente recarregar a página e se o erro persiste entre em contato conosco.';
    await said(text).waitFor();
    expect(await said(text).getAttribute('data-toast')).toBe('error');
  });
  await leave();
});

test(
  '[SOCIAL-04] [SOCIAL-15] the provider’s client is asked for 700 ms after the modal; a click before asks for patience',
  missing('patience'),
);
test(
  '[SOCIAL-16] a client that does not come is said to be missing, with the advice to load the page anew',
  missing('missing'),
);

test('where nobody signs people in there are no buttons', async () => {
  const bare = await openTestStation({ connection: station.connection, config: { production: true } });
  const { page, goTo, openModal, button, complaints, leave } = await arrive(bare.url);
  await goTo('/chi-siamo');
  await openModal();
  await eventually(() => page.locator('[data-social]').count()).toBe(0);
  await eventually(() => button('Entrar').count()).toBe(1);
  expect(complaints).toEqual([]);
  await leave();
});

test('with Firebase nobody outside is called before the click, and the policy lets its client out then', async () => {
  const firebase = {
    apiKey: 'AIza-test-key',
    authDomain: 'radio-test.firebaseapp.com',
    projectId: 'radio-test',
    keysUrl: 'http://127.0.0.1:1/keys',
  };
  const outside = await openTestStation({ connection: station.connection, config: { firebase } });
  const { page, context, goTo, openModal, button, said, strangers, complaints, leave } = await arrive(outside.url);
  await context.route('https://**', (route) => route.abort());
  await goTo('/chi-siamo');
  await openModal();
  await page.locator('[data-social="ready"]').waitFor();
  expect(strangers).toEqual([]);
  await button('Entrar com Google').click();
  await said('Desculpe, algo deu errado! Tente novamente em alguns minutos ou utilize outra forma').waitFor();
  expect(strangers.map((url) => new URL(url).host)).toContain('apis.google.com');
  expect(complaints.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  await leave();
});
