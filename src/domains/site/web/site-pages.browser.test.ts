import { beforeAll, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { defaultAppParameters } from '../site.defaults.ts';
import { siteMap } from './site-map.ts';
import { stationFacts } from './station-facts.ts';
import { aboutPage } from './texts/about.ts';

let station: TestStation;
/** Without scripts, and with them. */
let reader: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  reader = await openVisitor(station.url, { javaScript: false });
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});

async function read(path: string): Promise<Visitor> {
  await reader.open(path);
  return reader;
}
const heading = ({ page }: Visitor) => page.locator('main h1').textContent();

test('[PAGES-01] the about page tells who the station is: lead, numbers, chapters and years', async () => {
  const text = aboutPage(stationFacts(defaultAppParameters.station));
  const told = await read('/chi-siamo');
  expect(await heading(told)).toBe('Chi siamo');
  const main = told.page.locator('main');
  expect(await main.getByText(text.lead).isVisible()).toBe(true);
  for (const { heading: name } of text.chapters) {
    expect(await main.getByRole('heading', { level: 2, name }).isVisible()).toBe(true);
  }
  for (const { value } of text.numbers) expect(await main.locator('dd', { hasText: value }).isVisible()).toBe(true);
  for (const { year } of text.timeline) expect(await main.locator('ol').getByText(year).isVisible()).toBe(true);
  expect(await main.getByRole('link', { name: 'affiliate', exact: true }).getAttribute('href')).toBe('/afiliadas');
});

test('[ROUTES-02] each main address has a page of its own', async () => {
  const paths = ['/', '/ascolta-la-radio', '/chi-siamo', '/contatto', '/a1stats', '/lavora-con-noi', '/feed'];
  const titles: (string | undefined)[] = [];
  for (const path of paths) {
    const { status, body: html } = await station.get(path);
    expect([path, status]).toEqual([path, 200]);
    const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
    expect([path, main.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
    titles.push(/<title>([^<]+)</.exec(html)?.[1]);
  }
  expect(new Set(titles).size).toBe(paths.length);
  expect(titles.join()).not.toContain('non trovata');
});

test('[TERMS-01] the privacy and cookie policy stands at /termini/privacidade, with its tables and the station’s own data', async () => {
  const told = await read('/termini/privacidade');
  expect(await heading(told)).toMatch(/privacy/i);
  const main = told.page.locator('main');
  for (const text of ['LGPD', 'Antena 1 Radiodiffusione S.r.l.', 'Via delle Fornaci 112']) {
    expect(await main.getByText(text).first().isVisible()).toBe(true);
  }
  expect(await main.locator('td', { hasText: 'CookieConsent' }).first().isVisible()).toBe(true);
  expect(await main.locator('a[href="mailto:privacy@antena1.example"]').first().isVisible()).toBe(true);
});

test('[TERMS-02] the terms of use stand at /termini/uso', async () => {
  const told = await read('/termini/uso');
  expect(await heading(told)).toBe('Termini d’uso');
  expect(await told.page.locator('main').getByText('R$4,95 al mese').first().isVisible()).toBe(true);
});

test('[TERMS-04] another document is not found, in Italian, with a way on', async () => {
  const { status } = await station.get('/termini/altro');
  expect(status).toBe(404);
  const told = await read('/termini/altro');
  expect(await heading(told)).toBe('Pagina non trovata');
  expect(await told.page.getByText('Tra i nostri documenti non ce n’è uno').isVisible()).toBe(true);
  expect(await told.page.locator('main a').getAttribute('href')).toBe('/termini/privacidade');
});

const documents = journey(async (part) => {
  const { page, context, complaints, open } = visitor;
  complaints.length = 0;
  await open('/termini/privacidade');
  await part('tabs', async () => {
    const tabs = page.getByRole('navigation', { name: 'Documenti' }).getByRole('link');
    expect(await tabs.allTextContents()).toEqual(['Privacy Policy', 'Termini d’uso']);
    expect(await tabs.first().getAttribute('aria-current')).toBe('page');

    await tabs.last().click();
    await page.getByRole('heading', { level: 1, name: 'Termini d’uso' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/termini/uso');
    expect(await tabs.last().getAttribute('aria-current')).toBe('page');
    expect(await tabs.first().getAttribute('aria-current')).toBeNull();

    await tabs.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/termini/privacidade');
    expect(complaints).toEqual([]);
  });
  await part('contents', async () => {
    const contents = page.getByRole('navigation', { name: 'In questa pagina' });
    await contents.getByRole('link', { name: 'Perché li usiamo e su quale base' }).waitFor();
    const link = contents.locator('a:visible').last();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect
      .poll(() => page.locator(target).evaluate((h2) => h2.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(new URL(page.url()).hash).toBe(target);
  });
  await part('cookies', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: /cookie policy/i });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForLoadState();
    expect(new URL(tab.url()).pathname).toBe('/cookie-policy');
    expect(await tab.locator('main h1').textContent()).toBe('Cookie e memoria del browser');
    expect(new URL(page.url()).pathname).toBe('/termini/privacidade');
    await tab.close();
  });
});

test(
  '[TERMS-05] two tabs switch between the privacy policy and the terms of use, and the address goes with them',
  documents('tabs'),
);
test('the contents beside a long text lead to its sections', documents('contents'));
test('[TERMS-11] the cookie policy opens in a new tab from the foot of every page', documents('cookies'));

test('[PAGES-04] the delete-data page says what is kept, how to delete it and whom to write to', async () => {
  const told = await read('/delete-data');
  expect(await heading(told)).toBe('Cancellare i tuoi dati');
  const main = told.page.locator('main');
  for (const name of ['Che cosa conserviamo di te', 'Come si cancella l’account', 'Che cosa sparisce']) {
    expect(await main.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
  }
  const mail = main.getByRole('link', { name: 'Scrivi per cancellare i tuoi dati' });
  expect(await mail.getAttribute('href')).toMatch(/^mailto:privacy@antena1\.example\?subject=/);
});

test('the apps page leads to the four stores', async () => {
  const { page } = await read('/aplicativos');
  const links = page.locator('main article a');
  expect(await links.count()).toBe(4);
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(await link.getAttribute('target')).toBe('_blank');
  }
});

test('[SITEMAP-01] the site map leads to every page', async () => {
  const told = await read('/mappa-del-sito');
  expect(await heading(told)).toBe('Mappa del sito');
  const links = await told.page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(siteMap.flatMap(({ pages }) => pages.map(({ to }) => to)));
});

test('[ROUTES-01] an unknown address is not found and leads back to the start', async () => {
  expect((await station.get('/questa/pagina/non-esiste')).status).toBe(404);
  const { page, open } = visitor;
  await open('/questa/pagina/non-esiste');
  expect(await page.locator('main h1').textContent()).toBe('Pagina non trovata');
  await page.locator('main').getByRole('link', { name: 'Torna all’inizio' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});
