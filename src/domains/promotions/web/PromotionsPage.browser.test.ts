import { beforeAll, describe, expect, test } from 'vitest';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { addPromotions, closeAll } from '../promotions.test-helper.ts';

const station = await openTestStation();
const empty = await openTestStation({ content: 'empty' });
let visitor: Visitor;
beforeAll(async () => {
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});

const dayMs = 86_400_000;
const shown = (section: string) =>
  visitor.page.getByRole('region', { name: section, exact: true }).locator('[data-promotion]:visible');
/** As it stands in the HTML. */
const mainOf = async ({ get }: TestStation, path: string) =>
  /<main[\s>].*<\/main>/s.exec((await get(path)).body)?.[0] ?? '';
const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value);
const pagination = () => visitor.page.getByRole('navigation', { name: 'Pagine delle promozioni chiuse' });

/** One station from a few promotions to many, and to none that is open. */
const visit = journey(async (part) => {
  const { page, open } = visitor;
  await part('scripts', async () => {
    const slugs = valuesOf(await mainOf(station, '/promocoes'), 'data-promotion');
    expect([slugs.length, new Set(slugs).size]).toEqual([14, 14]);
    expect(await mainOf(station, '/promocoes/notte-in-vinile')).toContain('1. Chi può partecipare');
  });
  await part('home', async () => {
    const blockOf = async (of: TestStation) =>
      /<section[^>]*aria-labelledby="promozioni".*?<\/section>/s.exec(await mainOf(of, '/'))?.[0] ?? '';
    const block = await blockOf(station);
    expect(valuesOf(block, 'data-promotion')).toHaveLength(3);
    expect(block).toMatch(/href="\/promocoes\/notte-in-vinile".*Una notte in vinile con Lato B/s);
    expect(await blockOf(empty)).toBe('');
  });
  await part('list', async () => {
    await open('/promocoes');
    await page.getByRole('heading', { level: 1, name: 'Promozioni' }).waitFor();
    expect(await page.title()).toBe('Promozioni e premi | Antena 1');
    expect(await shown('Aperte adesso').count()).toBe(6);
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 2)).toEqual(['Aperte adesso', 'Già chiuse']);
    expect(await shown('Aperte adesso').filter({ hasText: 'PRO' }).count()).toBe(1);
    await shown('Aperte adesso').nth(1).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Colazione al bar della radio' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
  await part('colours', async () => {
    const colour = () =>
      page
        .locator('[data-color-scheme] h1')
        .evaluate((title) => [
          title.closest('[data-color-scheme]')?.getAttribute('data-color-scheme'),
          getComputedStyle(title).color,
        ]);
    expect(await colour()).toEqual(['D', 'rgb(23, 19, 15)']);
    await goOn(page, '/promocoes/notte-in-vinile');
    await page.getByRole('heading', { level: 1, name: 'Una notte in vinile con Lato B' }).waitFor();
    expect(await colour()).toEqual(['L', 'rgb(244, 237, 226)']);
  });
  await part('pages', async () => {
    await goOn(page, '/promocoes');
    await pagination().waitFor();
    expect(await shown('Già chiuse').count()).toBe(8);
    const wide = await shown('Già chiuse').evaluateAll((all) => all.map((one) => one.getAttribute('data-promotion')));
    await page.setViewportSize({ width: 769, height: 900 });
    expect(await shown('Già chiuse').count()).toBe(8);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await shown('Già chiuse').count()).toBe(4);
    expect(await pagination().getByRole('listitem').allTextContents()).toEqual(['1', '2', '3']);

    await pagination().getByRole('link', { name: /2/ }).click();
    await page.waitForURL('**/promocoes?pagina=2');
    await page.getByRole('link', { name: 'Vai alle promozioni aperte' }).waitFor();
    const second = await shown('Già chiuse').evaluateAll((all) => all.map((one) => one.getAttribute('data-promotion')));
    expect(second).toEqual(wide.slice(4));
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await shown('Già chiuse').count()).toBe(4);
    expect(await pagination().getByRole('listitem').allTextContents()).toEqual(['1', '2']);
    expect(visitor.complaints).toEqual([]);
  });
  await part('numbers', async () => {
    const { db } = station.context;
    const at = (days: number) => new Date(Date.now() - days * dayMs);
    await addPromotions(
      db,
      Array.from({ length: 78 }, (_, day) => ({ publishedAt: at(800), closesAt: at(600 + day) })),
    );
    await station.context.invalidateTags(station.context.db, 'promotions');
    await open('/promocoes?pagina=6');
    const numbers = await pagination().getByRole('listitem').allInnerTexts();
    expect(numbers.map((text) => text.replace(/[^\d…]/g, ''))).toEqual(['…', '3', '4', '5', '6', '7', '8', '9', '…']);
  });
  await part('none open', async () => {
    await closeAll(station.context);
    await expect.poll(async () => (await station.get('/promocoes')).body).toContain('Não há promoções no momento');
    await goOn(page, '/promocoes');
    await page.getByText('Não há promoções no momento', { exact: true }).waitFor();
    expect(await shown('Già chiuse').count()).toBe(8);
  });
});

describe('the promotions', () => {
  test('are in the page before any script runs', visit('scripts'));
  test('[PROMO-10] stand at /promocoes, the open ones first and each leading to its page', visit('list'));
  test('[PROMO-15] have dark letters on a light ground where their scheme is D, light ones else', visit('colours'));
  test('[PROMO-12] [PROMO-13] that are closed come eight to a page, four up to 768 px', visit('pages'));
  test('[PROMO-14] have three page numbers on each side of the current one, and dots for the rest', visit('numbers'));
});

test('[PROMO-11] says that there are no promotions where there are none open', visit('none open'));

test('[HOME-14] the home page shows three of the open promotions, and no block where there are none', visit('home'));
test('[PROMO-11] says that there are no promotions where there are none at all', async () => {
  const main = await mainOf(empty, '/promocoes');
  expect(main).toMatch(/lang="pt-BR"[^>]*>Não há promoções no momento</);
  expect(valuesOf(main, 'data-promotion')).toEqual([]);
});
