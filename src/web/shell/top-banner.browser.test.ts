import { beforeAll, expect, test } from 'vitest';
import type { AppParameters } from '#domains/site/site.contract.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { setParameters, writeParameters } from './insides.test-helper.ts';

const notice = 'Estamos em manutenção. Em Breve todas as funcionalidades voltarão ao normal.';

let station: TestStation;
let visitor: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});

async function visitWith(parameters: Partial<AppParameters>) {
  await setParameters(station, { title: 'La festa', text: 'Una festa a Roma', ...parameters });
  await visitor.open('/chi-siamo');
  return visitor.page.getByRole('region', { name: 'La festa' });
}

test('[SHELL-15] in maintenance the banner says the fixed notice, in Portuguese, instead of its own words', async () => {
  const banner = await visitWith({ maintenance: true });
  const shown = visitor.page.getByText(notice, { exact: true });
  expect(await shown.isVisible()).toBe(true);
  expect(await shown.getAttribute('lang')).toBe('pt-BR');
  expect(await banner.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test('[SHELL-16] the banner shows the settings’ words on a gradient of the settings’ colours', async () => {
  const banner = await visitWith({ startColor: '#123456', endColor: '#7a1f2b', link: '/programacao' });
  const look = await banner.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(look).toBe('linear-gradient(90deg, rgb(18, 52, 86), rgb(122, 31, 43))');
  expect(await banner.getByRole('link').getAttribute('href')).toBe('/programacao');
  expect(await banner.textContent()).toContain('Una festa a Roma');
  expect(await visitor.page.getByText(notice).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test('[SHELL-17] a path of the site opens in the page at hand, without loading it anew', async () => {
  const { page } = visitor;
  const banner = await visitWith({ link: '/programacao' });
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes';
  });
  await banner.getByRole('link').click();
  await page.waitForURL(`${station.url}/programacao`);
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
});

test('[SHELL-17] an outside address opens in a new tab that knows nothing of ours', async () => {
  const { context } = visitor;
  const banner = await visitWith({ link: 'https://biglietti.example/festa' });
  await context.route('https://biglietti.example/**', (route) => route.fulfill({ body: 'fuori' }));
  const link = banner.getByRole('link');
  expect(await link.getAttribute('rel')).toBe('noopener');
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.waitForURL('https://biglietti.example/festa');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
});

test('without words there is no banner, and without a link only words', async () => {
  expect(await (await visitWith({ text: '' })).count()).toBe(0);
  const banner = await visitWith({ link: '' });
  expect(await banner.textContent()).toBe('Una festa a Roma');
  expect(await banner.getByRole('link').count()).toBe(0);
});

test('[SHELL-20] parameters that do not load are only logged: the visitor sees the station with its defaults', async () => {
  const { page, open, complaints } = visitor;
  await writeParameters(station, '{"startColor": "no colour"}');
  expect((await station.get('/api/v1/getAppParameters')).status).toBe(500);
  await open('/chi-siamo');
  expect(await page.getByRole('link', { name: 'Antena 1, pagina iniziale' }).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
