import { beforeAll, describe, expect, test } from 'vitest';
import { putOnAir } from '#domains/player/on-air.test-helper.ts';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

const noLine = 'La connessione a Internet non risponde.';

test('[OFFLINE-01] whoever presses on after the line is cut is told each time, and what they pressed works when it is back', async () => {
  const visitor = await openVisitor(station.url, { consent: 'rejected', isNew: true });
  const { page, context } = visitor;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const said = (text: string) => page.getByRole('alert').getByText(text);
  await putOnAir(station);
  await visitor.open('/chi-siamo');
  await page.getByText('Sale e limone', { exact: true }).waitFor();
  await context.setOffline(true);
  await button('Cerca').click();
  await said(noLine).waitFor();
  await button('Entrar').click();
  await said('Não foi possível abrir esta janela.').waitFor();
  await button('Mi piace').click();
  await said('Problema na comunicação com servidor...').waitFor();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Partner', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sei senza connessione' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Chi suona con noi' }).waitFor();
  await button('Cerca').click();
  await page.getByRole('dialog', { name: 'Cerca nel sito' }).waitFor();
  await visitor.leave();
});

test('[OFFLINE-01] after a deploy a press that needs a file of before makes the page offer to reload', async () => {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  const { page } = visitor;
  await visitor.open('/chi-siamo');
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  const bar = page.getByRole('button', { name: /nuova versione/ });
  await bar.waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partner', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Il sito si è rinnovato' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Ricarica' }).click();
  await page.getByRole('heading', { level: 1, name: 'Chi suona con noi' }).waitFor();
  expect(await bar.count()).toBe(0);
  await visitor.leave();
});

describe('a browser that believes in its line', () => {
  const retryMs = 10_000;

  async function arrive() {
    const visitor = await openVisitor(station.url, { consent: 'rejected', isNew: true });
    await visitor.page.clock.install();
    return visitor;
  }

  test('[OFFLINE-01] finds the page that did not come by itself, once it can be had', async () => {
    const { page, open } = await arrive();
    await open('/chi-siamo');
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Partner', exact: true }).click();
    const lost = page.getByRole('heading', { level: 1, name: 'Sei senza connessione' });
    await lost.waitFor();
    const refused = page.waitForEvent('requestfailed');
    await page.clock.runFor(retryMs);
    await refused;
    await lost.waitFor();
    await page.unrouteAll();
    await expect
      .poll(async () => {
        await page.clock.runFor(retryMs);
        return page.getByRole('heading', { level: 1 }).textContent();
      })
      .toBe('Chi suona con noi');
  });

  test('a page whose script did not come is hydrated once it can be had', async () => {
    const { page } = await arrive();
    await page.route(/\/assets\/hydrate-/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto(`${station.url}/chi-siamo`);
    await refused;
    await page.unrouteAll();
    await expect
      .poll(async () => {
        await page.clock.runFor(retryMs);
        return page.locator('html[data-ready=true]').count();
      })
      .toBe(1);
  });
});
