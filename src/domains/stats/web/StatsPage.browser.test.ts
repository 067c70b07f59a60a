import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '#domains/accounts/accounts.rules.ts';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { journey } from '../../../../tests/journey.ts';
import type { TestStation } from '../../../../tests/test-station.ts';
import { renamePartnersUnseen, sampleMinutes, setRoles } from '../stats.test-helper.ts';
import { openStatsReader, openStatsStation } from './stats-station.test-helper.ts';

const notLogged = 'Você precisa estar logado para ver as estatísticas';
const notAllowed = 'Você não tem permissão para ler as estatísticas.';

let station: TestStation;
let visitor: Awaited<ReturnType<typeof openStatsReader>>;
let page: Page;
beforeAll(async () => {
  station = await openStatsStation();
  visitor = await openStatsReader(station);
  page = visitor.page;
});
beforeEach(async () => {
  visitor.complaints.length = 0;
  await page.unrouteAll();
});

/** Gives the visitor these roles and no others, and opens the dashboard. */
async function openAs(...roles: StaffRole[]): Promise<void> {
  await setRoles(station, visitor.person.userId, roles);
  await visitor.open('/a1stats');
}
const section = (name: string) => page.getByRole('region', { name, exact: true });
const toast = (text: string) => page.locator('[data-toast]', { hasText: text });
const graph = () => section('Andamento').locator('[data-state] canvas');
const row = (name: string) => section('Cifre dell’intervallo').locator('tbody tr', { hasText: name });

const report = () => section('Report commerciale');

describe('the dashboard opens to nobody without login and permission', () => {
  test('[STATS-01] it asks search engines to leave, and no site map names it', async () => {
    const { body } = await station.get('/a1stats');
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    expect(body).toContain(notLogged);
    expect((await station.get('/sitemaps/pages-1.xml')).body).not.toContain('a1stats');
    expect((await station.get('/mappa-del-sito')).body).not.toContain('a1stats');
  });

  test('[STATS-02] [STATS-03] without login it says so, and leads to the login', async () => {
    const cookies = await visitor.context.cookies();
    await visitor.context.clearCookies();
    await visitor.open('/a1stats');
    await page.locator('main [lang=pt-BR]').getByText(notLogged, { exact: true }).waitFor();
    expect(await section('Andamento').count()).toBe(0);
    await page.locator('main').getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('dialog').waitFor();
    await visitor.context.addCookies(cookies);
  });

  test('[STATS-02] [STATS-04] without code 1 it says so, and asks for no figure', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openAs('editor');
    await page.locator('main [lang=pt-BR]').getByText(notAllowed, { exact: true }).waitFor();
    expect(asked.filter((url) => /getListeners|getFiltered/.test(url))).toEqual([]);
  });
});

/** One load of the dashboard, which everything that its reader does leaves open. */
const reading = journey(async (part) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await part('permission', async () => {
    await page.route('**/getUserPermissions', (route) => route.abort());
    await openAs('statistics');
    const again = page.locator('main').getByRole('button', { name: 'Tentar novamente' });
    await again.waitFor();
    await page.unrouteAll();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/getUserPermissions', async (route) => {
      await held;
      await route.continue();
    });
    await again.click();
    await page.locator('main').getByRole('status').getByText('Carregando, aguarde...').waitFor();
    release();
    await graph().waitFor();
    visitor.complaints.length = 0;
  });
  await part('first view', async () => {
    const form = section('Andamento').locator('form');
    expect(await form.locator('[name=startDate]').inputValue()).toBe('2026-07-02T00:00');
    expect(await form.locator('[name=endDate]').inputValue()).toBe('2026-07-08T23:59');
    expect(await form.getByLabel('Raggruppa per').inputValue()).toBe('hour');
    const question = asked.find(({ pathname }) => pathname.endsWith('/getFilteredListeners'));
    expect(question?.searchParams.getAll('listenersTypes[]')).toEqual(['total', 'https']);
    await section('Report commerciale').waitFor();
    // The chart library is the station's own: it comes after the page, and from nowhere else.
    expect(visitor.strangers).toEqual([]);
    const order = asked.map(({ pathname }) => pathname);
    const chart = order.findIndex((pathname) => /\/assets\/Graph-.+\.js$/.test(pathname));
    expect(chart).toBeGreaterThan(order.findIndex((pathname) => pathname.endsWith('/getUserPermissions')));
    expect(order.some((pathname) => /\/assets\/uPlot.+\.css$/.test(pathname))).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });
  await part('figures', async () => {
    const total = await row('Totale').locator('td').allTextContents();
    expect(total).toEqual(['186,7', '300', '110', expect.any(String), '3', '166']);
    await section('Andamento').getByText('un vuoto non è uno zero').waitFor();
    await section('In ascolto adesso').getByText('non vuol dire zero').waitFor();
    await section('Report commerciale').getByText('chi ha sentito due passaggi conta due volte').waitFor();
    expect(await page.locator('.stats-graph canvas').count()).toBe(1);
    // Two edges for each of the two lines, which only the band between them shows.
    const edges = page.locator('.stats-graph .u-legend .band-edge');
    expect(await edges.count()).toBe(4);
    expect(await edges.first().isVisible()).toBe(false);
    await section('Andamento').getByLabel('Mostra anche minimo e massimo').uncheck();
    await expect.poll(() => edges.count()).toBe(0);
  });
  await part('affiliates', async () => {
    const players = section('Stazioni affiliate').locator('audio');
    expect(await players.count()).toBe(12);
    expect(await players.first().getAttribute('src')).toBe('/api/v1/stats/affiliate/1');
    expect(await section('Controlli').count()).toBe(0);
    expect(await section('Link').count()).toBe(0);
  });
  await part('counts', async () => {
    const { db } = station.context;
    const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
    await sampleMinutes(db, minute, [{ https: 1234, bing: 0 }]);
    const cells = section('In ascolto adesso').locator('dd');
    const cell = (name: string) => section('In ascolto adesso').locator('div', { hasText: name }).last().locator('dd');
    // From here on the page's time passes only when told, however long the steps take.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.clock.fastForward(20_000);
    await section('In ascolto adesso').getByText('1.234').first().waitFor();
    expect(await cell('Bing').textContent()).toBe('0');
    expect(await cell('Alexa').textContent()).toBe('non contato');
    expect(await cell('Alexa').isVisible()).toBe(false);
    await section('In ascolto adesso')
      .getByText(/\d+ canali senza campioni/)
      .click();
    expect(await cell('Alexa').isVisible()).toBe(true);
    let asked = 0;
    await page.route('**/getListeners', (route) => {
      asked++;
      return route.abort();
    });
    await page.clock.fastForward(19_000);
    expect(asked).toBe(0);
    await page.clock.fastForward(1_000);
    await expect.poll(() => cells.getByText('Connection error!', { exact: true }).count()).toBe(27);
    expect(asked).toBe(1);
    await page.unrouteAll();
    await page.clock.fastForward(20_000);
    await expect.poll(() => cells.getByText('Connection error!').count()).toBe(0);
    await page.clock.resume();
    visitor.complaints.length = 0;
  });
  await part('csv', async () => {
    const form = section('Andamento').locator('form');
    await form.getByLabel('Raggruppa per').selectOption('day');
    const counted = page.waitForResponse('**/getFilteredListeners**');
    await form.getByRole('button', { name: 'Mostra' }).click();
    await counted;
    await expect.poll(() => form.getByRole('button', { name: 'Mostra' }).getAttribute('aria-busy')).toBeNull();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section('Andamento').getByRole('button', { name: 'Scarica CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ascoltatori.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toMatch(/^Inizio del periodo;Totale: Media;Totale: Massimo/);
    expect(lines).toHaveLength(8);
    expect(lines[1]).toMatch(/^2026-07-02 00:00;;;;;0;/);
    expect(lines[6]).toMatch(/^2026-07-07 00:00;186,667;300;110;/);
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'true';
      };
    });
    await section('Andamento').getByRole('button', { name: 'Stampa' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('true');
    await page.emulateMedia({ media: 'print' });
    expect(await graph().isVisible()).toBe(true);
    expect(await form.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Stazioni affiliate' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });
  await part('range', async () => {
    const form = section('Andamento').locator('form');
    await form.locator('[name=endDate]').fill('2026-06-01T00:00');
    await form.getByRole('button', { name: 'Mostra' }).click();
    await toast('La fine viene prima dell’inizio.').waitFor();
    expect(await form.getByRole('button', { name: 'Mostra' }).getAttribute('aria-busy')).toBeNull();
    expect(await graph().count()).toBe(1);
    await form.locator('[name=endDate]').fill('2026-07-08T23:59');
    await form.locator('summary').first().click();
    await form.getByLabel('iOS').check();
    await form.getByLabel('Raggruppa per').selectOption('day');
    await form.getByRole('button', { name: 'Mostra' }).click();
    await row('iOS').waitFor();
    expect(await row('iOS').locator('td').first().textContent()).toBe('13,3');
    // What was said of the range before is no longer true.
    await expect.poll(() => toast('La fine').count()).toBe(0);
  });
  await part('report', async () => {
    await report().getByRole('button', { name: 'Prepara il report' }).click();
    const spot = report().locator('tbody tr', { hasText: 'Il trio al banco' });
    await spot.waitFor();
    expect(await spot.textContent()).toContain('Caffè Miravalle');
    expect(await spot.locator('td').allTextContents()).toEqual(['2', '150', '150', '1']);
    await spot.getByText('Vedi i 2 orari').click();
    expect(await spot.locator('li').allTextContents()).toEqual(['07/07/2026 12:01150', '07/07/2026 13:30n.d.']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report().getByRole('button', { name: 'Scarica CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('Caffè Miravalle;Il trio al banco;2026-07-07 12:01:20;antena_1;150\r\n');
  });
  await part('pasted', async () => {
    await report().getByRole('tab', { name: 'Da orari incollati' }).click();
    const make = report().getByRole('button', { name: 'Prepara il report' });
    await make.click();
    await toast('Nenhuma timestamp fornida!').waitFor();
    await toast('Nenhuma').getByRole('button').click();
    await report().getByLabel('Orari dei passaggi').fill('2026-07-07 12:00:30\n2026-07-07 14:00:00\n');
    await make.click();
    await report().locator('tfoot', { hasText: '410' }).waitFor();
    await report().getByLabel('Orari dei passaggi').fill('domani');
    await make.click();
    await toast('domani').getByRole('button').click();
    expect(await report().locator('table').count()).toBe(0);
    await report().getByLabel('Orari dei passaggi').fill('2026-07-07 12:00:30\n2026-07-07 14:00:00\n');
    await make.click();
    await report().locator('tfoot', { hasText: '410' }).waitFor();
    await page.route('**/getListenersByDates**', (route) =>
      route.fulfill({ status: 400, json: { status: 400, message: 'Parole della radio', data: null } }),
    );
    await make.click();
    await toast('Parole della radio').waitFor();
    expect(await report().locator('table').count()).toBe(0);
    expect(await make.getAttribute('aria-busy')).toBeNull();
    expect(await report().getByLabel('Orari dei passaggi').inputValue()).toContain('2026-07-07 14:00:00');
    await toast('Parole della radio').getByRole('button').click();
    await page.unrouteAll();
  });
  await part('month', async () => {
    const log = section('Registro per le società musicali');
    expect(await log.getByLabel('Mese').inputValue()).toBe('2026-07');
    await log.getByRole('button', { name: 'Controlla il mese' }).click();
    await log.getByText('In questo mese non è andata in onda nessuna canzone.').waitFor();
    await log.getByLabel('ISRC').uncheck();
    const address = await log.getByRole('link', { name: 'Scarica CSV' }).getAttribute('href');
    expect(address).toContain('month=2026-07&columns=date%2Ctime');
    expect(address).not.toContain('isrc');
  });
  await part('axe', async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await graph().waitFor();
      // The graph takes the new width a frame later.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('[STATS-14] while the permission is asked for it loads, and a failure can be tried again', reading('permission'));
test(
  '[STATS-16] [STATS-17] [STATS-18] [STATS-20] form, graph and report stand there, with the last seven days by the hour',
  reading('first view'),
);
test('[REPORT-03] the figures are told in a table and in words, and a gap is no zero', reading('figures'));
test('[STATS-08] code 3 shows the players of the affiliates, and nothing of code 2', reading('affiliates'));
test('[STATS-12] [STATS-13] the counts come again every 20 s, and say when the connection is gone', reading('counts'));
test('[REPORT-02] the graph is exported as CSV and printed without what only a screen needs', reading('csv'));
test('[STATS-25] a refused range is told in the station’s words, loading stops and the graph stays', reading('range'));
test('[REPORT-01] [REPORT-02] is made from the play log by itself, and exported', reading('report'));
test('[STATS-26] is made from pasted timestamps too; one that fails clears the one before', reading('pasted'));
test('the month’s songs for the music societies are checked before the file is fetched', reading('month'));
test('the open dashboard fits a phone and a desk, and axe finds nothing to object to', reading('axe'));

test('[STATS-07] code 2 shows controls and links, and cleaning the cache really does it', async () => {
  await openAs('administrator');
  await section('Link').waitFor();
  expect(await section('Link').getByRole('link').count()).toBe(5);
  await station.get('/parceiros');
  await renamePartnersUnseen(station, 'Cambiato di nascosto');
  expect((await station.get('/parceiros')).body).not.toContain('Cambiato di nascosto');
  await section('Controlli').getByRole('button', { name: 'Svuota la cache' }).click();
  await toast('Fatto: la cache è vuota.').waitFor();
  await expect.poll(async () => (await station.get('/parceiros')).body).toContain('Cambiato di nascosto');
  expect(visitor.complaints).toEqual([]);
});
