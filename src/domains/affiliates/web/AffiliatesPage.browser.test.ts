import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

const names = [
  'Alagoas',
  'Distrito Federal',
  'Espírito Santo',
  'Minas Gerais',
  'Paraná',
  'Rio Grande do Sul',
  'Santa Catarina',
  'São Paulo',
];
const loading = 'Caricamento in corso, attendere...';

let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  await page.clock.install({ time: new Date('2026-11-16T08:00:00+01:00') });
});

const room = () => page.locator('section[aria-busy]');
const cards = () => room().locator('article');
const select = () => page.getByLabel('Stato', { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What somebody finds who comes and does nothing. */
const arrived = journey(async (part) => {
  const { complaints, strangers } = visitor;
  await visitor.open('/afiliadas');
  await part('found', async () => {
    expect(await page.getByRole('heading', { level: 1, name: 'Le nostre affiliate' }).isVisible()).toBe(true);
    expect(await select().inputValue()).toBe('sp');
    expect(await button('São Paulo').getAttribute('aria-pressed')).toBe('true');
    expect(await cards().count()).toBe(5);
    const santos = cards().filter({ hasText: 'Antena 1 Santos' });
    for (const text of ['93.1 FM', 'Avenida dos Estivadores, 92, Boqueirão', '11055-300']) {
      expect(await santos.getByText(text).isVisible()).toBe(true);
    }
    expect(await santos.getByRole('link', { name: '(13) 3555-0168' }).getAttribute('href')).toBe('tel:+551335550168');
    expect(await santos.getByRole('link', { name: 'santos@antena1.example' }).getAttribute('href')).toBe(
      'mailto:santos@antena1.example',
    );
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
  await part('states', async () => {
    const options = select().locator('option');
    expect(await options.allTextContents()).toEqual(names);
    expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual(
      'al df es mg pr rs sc sp'.split(' '),
    );
    for (const name of names) expect(await button(name).isVisible()).toBe(true);
    expect(await page.locator('main button[aria-pressed]').count()).toBe(8);
  });
  await part('copy', async () => {
    const copy = await page.locator('main header').first().textContent();
    expect(copy).toContain('7 stati');
    expect(copy).toContain('più di 550 comuni');
    expect(copy).toContain('una sede a Roma');
  });
  await part('no branches', async () => {
    await button('Distrito Federal').click();
    await page.clock.runFor(1000);
    const text = page.getByText('Nenhuma filial encontrada para o estado selecionado.', { exact: true });
    await text.waitFor();
    expect(await text.getAttribute('lang')).toBe('pt-BR');
    expect(await cards().count()).toBe(0);
  });
  await part('loader', async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await button('Minas Gerais').click();
    await room().getByText(loading).waitFor();
    expect(await cards().count()).toBe(0);
    await page.clock.runFor(999);
    expect(await room().getByText(loading).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await cards().first().waitFor();
    expect(await room().getByText(loading).count()).toBe(0);
    expect(await cards().getByRole('heading').allTextContents()).toEqual([
      'Antena 1 Belo Horizonte',
      'Antena 1 Juiz de Fora',
      'Antena 1 Uberlândia',
    ]);
    expect(await select().inputValue()).toBe('mg');
    expect(await room().locator('[aria-live=polite]').textContent()).toBe('Minas Gerais: 3 filiali');
    await page.clock.resume();
  });
  await part('list', async () => {
    await select().selectOption('rs');
    await eventually(() => button('Rio Grande do Sul').getAttribute('aria-pressed')).toBe('true');
    await eventually(() => new URL(page.url()).search).toBe('?stato=rs');
  });
  await part('address', async () => {
    await visitor.open('/afiliadas?stato=rs');
    await cards().getByText('Antena 1 Pelotas').waitFor();
    expect(await select().inputValue()).toBe('rs');
    const { body: html } = await station.get('/afiliadas?stato=xx');
    expect(html).toMatch(/<option value="sp" selected="">/);
  });
  await part('top', async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.locator('footer a[href="/mappa-del-sito"]').click();
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Le nostre affiliate' }).waitFor();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test(
  '[AFFILIATE-05] [AFFILIATE-07] a visitor finds a title, both choices of a state and the branches of São Paulo',
  arrived('found'),
);
test('[AFFILIATE-06] the same eight states are offered in the list and as buttons', arrived('states'));
test('[AFFILIATE-11] the copy says 7 states, more than 550 municipalities and a seat in Rome', arrived('copy'));
test('[AFFILIATE-08] a state without branches says so, in Portuguese', arrived('no branches'));
test('[AFFILIATE-09] a switch shows the loader for one second, then the other branches', arrived('loader'));
test('a choice in the list presses the button and goes into the address', arrived('list'));
test('the address leads back to a state, and to the first one from a state that is none', arrived('address'));
test('[AFFILIATE-10] whoever comes to the page stands at its top, even coming back', arrived('top'));

test('without scripts the branches of São Paulo and every frequency of the network are there', async () => {
  const bare = await openVisitor(station.url, { javaScript: false });
  await bare.open('/afiliadas');
  expect(await bare.page.locator('section[aria-busy] article').count()).toBe(5);
  for (const text of ['Antena 1 Maceió', '95.3 FM', 'Antena 1 Blumenau', '107.1 FM']) {
    expect(await bare.page.getByText(text).first().isVisible()).toBe(true);
  }
  await bare.leave();
});
