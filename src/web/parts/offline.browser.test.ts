import { beforeAll, expect, test } from 'vitest';
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
