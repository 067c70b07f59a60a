import { beforeEach, expect, test } from 'vitest';
import { soundSeconds } from '#domains/player/on-air.test-helper.ts';
import { openAdStation } from '#domains/player/preroll.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import type { Client } from '../clients.contract.ts';
import { segmentOf, segments } from '../clients.rules.ts';

const station = await openAdStation({ onAir: false, isPreroll: false });
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const { page } = visitor;
beforeEach(() => {
  visitor.complaints.length = 0;
});

const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, level: 3 }) });
const shown = () => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
const place = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true });
const nameField = page.getByRole('searchbox', { name: 'Cerca per nome' });
const audio = () =>
  page.evaluate(() => {
    const element = document.querySelector('audio');
    return [element?.getAttribute('src') ?? '', element?.paused];
  });

test('[CLIENT-04] the clients stand at /clientes under their segments, also without scripts', async () => {
  const { body } = await station.get('/api/v1/getClientsData');
  const plain = await openVisitor(station.url, { javaScript: false });
  await plain.open('/clientes');
  const sections = plain.page.locator('[data-segment]');
  const told = await sections.evaluateAll((all) =>
    all.map((one) => [
      one.querySelector('h2')?.textContent,
      [...one.querySelectorAll('h3')].map((name) => name.textContent),
    ]),
  );
  const expected = segments.map((segment) => [
    segment,
    body.data.map(({ name }: Client) => name).filter((name: string) => segmentOf(name) === segment),
  ]);
  expect(told).toEqual(expected);
  expect(await sections.first().locator('h2').getAttribute('lang')).toBe('pt-BR');
  expect(await sections.getByText('Maceió', { exact: true }).first().isVisible()).toBe(true);
  expect(await plain.page.getByText('Sem Praça').isVisible()).toBe(false);
  const short = plain.page.getByText('Meccanica, gomme e revisioni: il preventivo si fa…', { exact: true });
  expect(await short.isVisible()).toBe(true);
  await plain.leave();
});

const looking = journey(async (part) => {
  await visitor.open('/clientes');
  await part('places', async () => {
    const polo = card('Gelateria Polo');
    const toggle = polo.getByRole('button', { name: /Praças/ });
    const other = card('Viaggi Orizzonte').getByRole('button', { name: /Praças/ });
    expect(await polo.getByText('Vitória').isVisible()).toBe(false);
    await toggle.click();
    await polo.getByRole('listitem').filter({ hasText: 'Vitória' }).waitFor();
    expect([await toggle.getAttribute('aria-expanded'), await other.getAttribute('aria-expanded')]).toEqual([
      'true',
      'false',
    ]);
    await other.press('Enter');
    await eventually(() => other.getAttribute('aria-expanded')).toBe('true');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await toggle.click();
    await eventually(() => polo.getByText('Vitória').isVisible()).toBe(false);
    expect(await card('Caffè Miravalle').getByRole('button', { name: 'Praça di Caffè Miravalle' }).count()).toBe(1);
    expect(await card('Scuola Parlaitalia').getByRole('button', { name: /Praça/ }).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
  await part('filters', async () => {
    const all = await shown();
    const count = page.getByRole('search').getByRole('status');
    await place('Campinas').click();
    await eventually(shown).toEqual(['Birrificio Tre Lune', 'Libreria Novecento']);
    await place('Vitória').click();
    await eventually(async () => (await shown()).sort()).toEqual([
      'Auto Litorale',
      'Birrificio Tre Lune',
      'Gelateria Polo',
      'Libreria Novecento',
    ]);
    expect(await place('Vitória').getAttribute('aria-pressed')).toBe('true');
    await place('Campinas').click();
    await place('Vitória').click();
    await eventually(shown).toEqual(all);
    await place('Sem Praça').click();
    await eventually(async () => (await shown()).sort()).toEqual(['Scuola Parlaitalia', 'Studio Ferri & Amaral']);
    await eventually(() => count.textContent()).toBe('2 clienti');

    await nameField.fill('PARLA');
    await eventually(shown).toEqual(['Scuola Parlaitalia']);
    await nameField.fill('caffè');
    await eventually(() => count.textContent()).toBe('Nessun cliente con questi filtri.');
    await page.getByRole('button', { name: 'Togli i filtri' }).click();
    await eventually(shown).toEqual(all);
    await nameField.fill('caffe');
    await eventually(shown).toEqual(['Caffè Miravalle']);
    expect(visitor.complaints).toEqual([]);
    await nameField.fill('');
    await eventually(shown).toEqual(all);
  });
  await part('spot', async () => {
    const spot = card('Caffè Miravalle').getByRole('button', { name: /Il trio al banco/ });
    expect(await spot.textContent()).toBe('Ascolta lo spot: Il trio al banco');
    await spot.click();
    await eventually(() => spot.textContent()).toBe('Metti in pausa lo spot: Il trio al banco');
    await eventually(() => soundSeconds(page)).toBeGreaterThan(0.3);
    expect(await audio()).toEqual([expect.stringMatching(/^\/media\/480p\/comerciais\/[\da-f]{16}\.mp3$/), false]);
    await spot.click();
    await eventually(async () => (await audio())[1]).toBe(true);
    const at = await soundSeconds(page);
    await eventually(() => spot.textContent()).toBe('Riprendi lo spot: Il trio al banco');
    await spot.click();
    await eventually(() => soundSeconds(page)).toBeGreaterThan(at);
    await spot.click();
    expect(visitor.complaints).toEqual([]);
  });
  await part('client', async () => {
    await card('Caffè Miravalle').getByRole('link', { name: 'Caffè Miravalle' }).click();
    await page.waitForURL('**/clientes/caffe-miravalle');
    await page.getByRole('heading', { level: 1, name: 'Caffè Miravalle' }).waitFor();
    const main = page.getByRole('main');
    for (const words of [
      'Alimentos e Bebidas',
      'Tostato a legna, macinato mentre aspetti.',
      'Torrefazione a Testaccio',
    ]) {
      expect(await main.getByText(words).first().isVisible()).toBe(true);
    }
    expect(await main.getByRole('region', { name: 'Praça' }).getByRole('listitem').allTextContents()).toEqual(['Roma']);
    const site = main.getByRole('link', { name: /Visita il sito/ });
    expect([await site.getAttribute('href'), await site.getAttribute('rel')]).toEqual([
      'https://caffemiravalle.example',
      'noopener noreferrer sponsored',
    ]);
    const heard = await soundSeconds(page);
    await main.getByRole('button', { name: /^(?:Ascolta|Riprendi) lo spot: Il trio al banco$/ }).click();
    await eventually(() => soundSeconds(page)).toBeGreaterThan(heard);
    await main.getByRole('button', { name: 'Metti in pausa lo spot: Il trio al banco' }).click();
    await main.getByRole('button', { name: 'Dettagli dello spot Il trio al banco' }).click();
    const modal = page.getByRole('dialog').filter({ has: page.locator('[data-spot-modal]') });
    await modal.getByText('vibrafono').waitFor();
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: 'Tutti i clienti' }).click();
    await page.waitForURL('**/clientes');
    expect(visitor.complaints).toEqual([]);
  });
});

test('[CLIENT-08] each client’s places open and close by themselves', looking('places'));
test(
  '[CLIENT-09] [CLIENT-10] [CLIENT-11] a visitor looks for clients by places, by none, and by name',
  looking('filters'),
);
test('[CLIENT-12] [SESSION-16] a visitor plays a client’s spot, pauses it and goes on with it', looking('spot'));
test(
  '[CLIENT-13] [SESSION-16] a client has a page of its own, with its words, its places and its spots',
  looking('client'),
);

test('[CLIENT-14] a client that nobody knows is a real 404 in the specified words, with the way back', async () => {
  for (const path of ['/clientes/nessuno', '/clientes/%3Cscript%3E']) {
    expect([path, (await station.get(path)).status]).toEqual([path, 404]);
  }
  await visitor.open('/clientes/nessuno');
  const title = page.getByRole('heading', { level: 1, name: 'NÃO ACHAMOS ESSE CLIENTE :(' });
  expect(await title.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe('pt-BR');
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL(`${station.url}/clientes`);
});
