import { beforeEach, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { top10Meta } from '../charts.meta.ts';
import { yearKeywords } from '../charts.year-keywords.ts';

const station = await openTestStation();
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const page = visitor.page;
beforeEach(() => {
  visitor.complaints.length = 0;
});

const escaped = (text: string) => text.replaceAll("'", '&#39;').replaceAll('"', '&quot;');

test('[CHART-01] [CHART-02] the top ten opens with the station’s own list and leads to every other', async () => {
  await visitor.open('/as-10-mais');
  await page.getByRole('heading', { level: 2, name: 'Notte chiara sul lungomare' }).waitFor();
  expect(await page.getByRole('list', { name: 'Le dieci di Antena 1' }).getByRole('listitem').count()).toBe(9);
  const strip = page.getByRole('navigation', { name: 'Scegli la classifica' });
  expect(await strip.getByRole('link').count()).toBe(9);
  expect(await strip.getByRole('link', { name: 'Antena 1' }).getAttribute('aria-current')).toBe('page');
  await strip.getByRole('link', { name: 'Francesi' }).click();
  await page.waitForURL('**/as-10-mais?categoria=francesas');
  await page.getByRole('list', { name: 'Le dieci di Francesi' }).waitFor();
  expect(await page.title()).toContain('Le 10 canzoni francesi più richieste');
  expect(visitor.complaints).toEqual([]);
});

test('[META-05] each list of ten says in its head what is written for it', async () => {
  for (const [slug, meta] of Object.entries(top10Meta)) {
    const { body } = await station.get(slug === 'antena-1' ? '/as-10-mais' : `/as-10-mais?categoria=${slug}`);
    expect(body).toContain(`<title>${escaped(meta.title)} | `);
    expect(body).toContain(`name="description" content="${escaped(meta.description)}"`);
    expect(body).toContain(`name="keywords" content="${escaped(meta.keywords)}"`);
    expect(body).toContain(`property="og:title" content="${escaped(meta.shareTitle)}"`);
    expect(body).toContain(`property="og:description" content="${escaped(meta.shareDescription)}"`);
  }
});

test('[CHART-03] an unknown list is a real 404 in the words of the specification', async () => {
  for (const slug of ['polka', '%2B%2B', '%3Cb%3E', 'POP%20']) {
    const { status, body } = await station.get(`/as-10-mais?categoria=${slug}`);
    expect([slug, status]).toEqual([slug, 404]);
    expect(body).toContain('NÃO ENCONTRAMOS ÁLBUNS PARA ESTA CATEGORIA :(');
    expect(body).toMatch(/<a[^>]+href="\/as-10-mais"/);
  }
  const { status, response } = await station.get('/as-10-mais?categoria=antena-1');
  expect([status, response.headers.get('location')]).toEqual([301, '/as-10-mais']);
});

const ofYears = journey(async (part) => {
  const lastYear = new Date().getUTCFullYear() - 1;
  const list = (year: number) => page.getByRole('list', { name: `Le cento canzoni del ${year}` });
  await visitor.open('/le-100-piu');
  await part('hundred', async () => {
    await page.getByRole('heading', { level: 1, name: `Le cento del ${lastYear}` }).waitFor();
    const places = await list(lastYear)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Number.parseInt(item.textContent ?? '', 10)));
    expect(places).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    await page.getByLabel('Anno').selectOption('1998');
    await page.waitForURL('**/le-100-piu/1998');
    await list(1998).waitFor();
    expect((await station.get('/le-100-piu/1998')).body).toContain(escaped(yearKeywords[1998] ?? '-'));
    expect(visitor.complaints).toEqual([]);
  });
  await part('share', async () => {
    await page.getByRole('button', { name: 'Condividi la classifica' }).click();
    const dialog = page.getByRole('dialog', { name: 'Condividi la classifica' });
    await dialog.waitFor();
    const addresses = await dialog
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.map((address) => new URL(address).host)).toEqual(['www.facebook.com', 'twitter.com', 'wa.me']);
    for (const address of addresses) expect(decodeURIComponent(address)).toContain('/le-100-piu/1998');
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
  });
  await part('unreadable', async () => {
    await page.route('**/api/v1/getTop100/2018', (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: 'internal error', data: null } }),
    );
    await page.getByLabel('Anno').selectOption('2018');
    await page.getByRole('heading', { level: 1, name: 'Le cento del 2018' }).waitFor();
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
    expect(visitor.complaints.join('\n')).toContain('the top songs did not load');
  });
});

test(
  '[CHART-12] [CHART-13] [CHART-14] [ROUTES-05] the hundred of a year stand in their places, and another year is chosen',
  ofYears('hundred'),
);
test('[CHART-16] the chart is shared on Facebook, Twitter and WhatsApp from a dialog', ofYears('share'));
test(
  '[CHART-20] a chart that cannot be read is only logged: the page stands without it and says nothing',
  ofYears('unreadable'),
);

test('[CHART-18] an unknown year is a real 404 in the words of the specification', async () => {
  for (const year of ['1890', '2090', 'abc', '20244', '%2B']) {
    const { status, body } = await station.get(`/le-100-piu/${year}`);
    expect([year, status]).toEqual([year, 404]);
    expect(body).toContain('NON SONO STATE TROVATE CANZONI PER QUESTO ANNO :(');
    expect(body).toMatch(/<a[^>]+href="\/le-100-piu"/);
  }
});

test('[CHART-17] a station without charts says so under the year 2020', async () => {
  const other = await openTestStation({ content: 'empty' });
  const { status, body } = await other.get('/le-100-piu');
  expect(status).toBe(200);
  expect(body).toContain('Le cento del 2020');
  expect(body).toContain('NON SONO STATE TROVATE CANZONI PER QUESTO ANNO :(');
});
