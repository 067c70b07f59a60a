import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually } from './insides.test-helper.ts';

let station: TestStation;
let desk: Visitor;
let footer: Locator;
beforeAll(async () => {
  station = await openTestStation();
  desk = await openVisitor(station.url, { width: 1280, consent: 'rejected' });
  await desk.open('/chi-siamo');
  footer = desk.page.getByRole('contentinfo');
  // It is drawn when its reader comes near.
  await footer.getByRole('region', { name: 'Note legali' }).scrollIntoViewIfNeeded();
  await footer.getByRole('region', { name: 'Note legali' }).waitFor();
});

const columns = () => footer.getByRole('navigation', { name: 'Mappa delle sezioni' }).locator('> section');
const addresses = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
/** The links that stand under a group's title. */
const group = (title: string) =>
  footer
    .locator('div', { has: desk.page.getByRole('heading', { level: 3, name: title }) })
    .last()
    .getByRole('link');

test('[SHELL-21] [FOOTER-01] [FOOTER-03] three columns: the station by its name, Musica and Altro with its two groups', async () => {
  expect(
    await columns()
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((one) => (one.querySelector('span') ?? one).textContent)),
  ).toEqual(['Antena 1', 'Musica', 'Altro']);
  expect(await columns().nth(2).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Interativo',
    'Informativo',
  ]);
  expect(await footer.getByRole('heading', { name: 'Interativo' }).getAttribute('lang')).toBe('pt-BR');
  expect(desk.complaints).toEqual([]);
});

describe('the link groups', () => {
  test('[FOOTER-02] the station’s own', async () => {
    expect(await addresses(columns().nth(0).getByRole('link'))).toEqual([
      '/chi-siamo',
      '/anuncie-conosco',
      '/lavora-con-noi',
      '/contatto',
      '/afiliadas',
      '/aplicativos',
      '/clientes',
      '/parceiros',
      '/termini',
      '/jornalistas',
      '/feed',
    ]);
  });

  test('[FOOTER-04] Interativo', async () => {
    const expected = ['/promocoes', '/caca-ao-tesouro', '/recomende', '/podcasts', '/videos'];
    expect(await addresses(group('Interativo'))).toEqual(expected);
  });

  test('[FOOTER-05] Musica', async () => {
    expect(await addresses(columns().nth(1).getByRole('link'))).toEqual([
      '/ascolta-la-radio',
      '/programacao',
      '/tv',
      '/artisti',
      '/canzoni',
      '/le-100-piu',
      '/as-10-mais',
    ]);
  });

  test('[FOOTER-06] Informativo, under the canonical Italian addresses', async () => {
    const slugs = 'quotidiano economia mondo musica politica salute tecnologia altri moda viaggi auto gastronomia';
    const expected = ['/notizie', ...slugs.split(' ').map((slug) => `/notizie/${slug}`)];
    expect(await addresses(group('Informativo'))).toEqual(expected);
  });
});

test('[SHELL-22] a listener finds the phone and the WhatsApp of the listeners’ line', async () => {
  const line = footer.getByRole('region', { name: 'Linea ascoltatori' });
  const found = await line
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  expect(found).toEqual([
    ['tel:+390655501910', expect.stringContaining('+39 06 5550 1910')],
    ['https://wa.me/393475551910', expect.stringContaining('+39 347 555 1910')],
  ]);
});

test('[SHELL-23] the tax id and the music licence are named', async () => {
  const text = await footer.getByRole('region', { name: 'Note legali' }).textContent();
  expect(text).toContain('P. IVA IT 01234567897');
  expect(text).toContain('Licenza musicale n. 2026/I/4471');
});

test('[SHELL-24] the badges of Alexa, Google Play, App Store and Apple TV lead to their stores', async () => {
  const badges = footer.getByRole('region', { name: 'Ascoltaci anche su' }).getByRole('link');
  const found = await badges.evaluateAll((all) =>
    all.map((link) => [link.firstElementChild?.nextSibling?.textContent, link.getAttribute('target')]),
  );
  expect(found).toEqual(['Alexa', 'Google Play', 'App Store', 'Apple TV'].map((name) => [name, '_blank']));
});

test('[SHELL-25] the copyright line bears the current year, whatever year the page was rendered in', async () => {
  const line = (of: Visitor) => of.page.getByRole('region', { name: 'Note legali' }).getByText('©').textContent();
  expect(await line(desk)).toContain(`© ${new Date().getFullYear()} Antena 1`);
  const html = String((await station.get('/chi-siamo')).body).replaceAll('<!-- -->', '');
  expect(html).toContain(`© ${new Date().getFullYear()}`);
  const later = await openVisitor(station.url, { consent: 'rejected' });
  await later.page.clock.setFixedTime(new Date('2031-01-01T09:00:00Z'));
  await later.open('/chi-siamo');
  await eventually(() => line(later)).toContain('© 2031 Antena 1');
  expect(later.complaints).toEqual([]);
  await later.leave();
});

test('[SHELL-26] below 992 px the columns are folded and unfold by their titles', async () => {
  const { page } = desk;
  const link = footer.getByRole('link', { name: 'Artisti' });
  expect(await link.isVisible()).toBe(true);
  await page.setViewportSize({ width: 991, height: 900 });
  const title = footer.getByRole('button', { name: 'Musica' });
  await title.scrollIntoViewIfNeeded();
  await title.waitFor();
  expect(await link.isVisible()).toBe(false);
  expect(await title.getAttribute('aria-expanded')).toBe('false');
  await title.click();
  expect(await link.isVisible()).toBe(true);
  expect(await footer.getByRole('link', { name: 'Chi siamo' }).isVisible()).toBe(false);
  await title.click();
  expect(await link.isVisible()).toBe(false);
  await page.setViewportSize({ width: 992, height: 900 });
  expect(await link.isVisible()).toBe(true);
  expect(await footer.getByRole('button', { name: 'Musica' }).count()).toBe(0);
});

test('site map, cookie policy, cookie preferences and the deletion of data are one click away', async () => {
  const legal = footer.getByRole('region', { name: 'Note legali' });
  expect(await legal.getByRole('link', { name: 'Mappa del sito' }).getAttribute('href')).toBe('/mappa-del-sito');
  expect(await legal.getByRole('link', { name: 'Cancella i tuoi dati' }).getAttribute('href')).toBe('/delete-data');
  const policy = legal.getByRole('link', { name: 'Cookie policy' });
  expect([await policy.getAttribute('href'), await policy.getAttribute('target')]).toEqual([
    '/cookie-policy',
    '_blank',
  ]);
  expect(await legal.getByRole('button', { name: 'Preferenze cookie' }).isVisible()).toBe(true);
});
