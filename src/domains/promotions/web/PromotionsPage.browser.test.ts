import { beforeAll, describe, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { addPromotion, closeAll } from '../promotions.test-helper.ts';

const station = await openTestStation();
const empty = await openTestStation({ content: 'empty' });
let visitor: Visitor;
beforeAll(async () => {
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});

const dayMs = 86_400_000;
const shown = (section: string) =>
  visitor.page.getByRole('region', { name: section, exact: true }).locator('[data-promotion]:visible');
const pagination = () => visitor.page.getByRole('navigation', { name: 'Pagine delle promozioni chiuse' });

/** One station from a few promotions to many, and to none that is open. */
const visit = journey(async (part) => {
  const { page, open } = visitor;
  await part('scripts', async () => {
    const silent = await openVisitor(station.url, { javaScript: false, consent: 'rejected', width: 360 });
    await silent.open('/promocoes');
    expect(await silent.page.locator('[data-promotion]:visible').count()).toBe(10);
    await silent.open('/promocoes/notte-in-vinile');
    await silent.page.getByText('1. Chi può partecipare').waitFor();
    await silent.leave();
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
    await open('/promocoes/notte-in-vinile');
    expect(await colour()).toEqual(['L', 'rgb(244, 237, 226)']);
  });
  await part('home', async () => {
    await open('/');
    const block = page.getByRole('region', { name: 'Promozioni', exact: true });
    await block.scrollIntoViewIfNeeded();
    expect(await block.locator('[data-promotion]').count()).toBe(3);
    expect(await block.getByRole('link', { name: 'Una notte in vinile con Lato B' }).getAttribute('href')).toBe(
      '/promocoes/notte-in-vinile',
    );
    const { body } = await empty.get('/');
    expect(body).not.toContain('id="promozioni"');
  });
  await part('pages', async () => {
    await open('/promocoes');
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
    for (let days = 1; days <= 78; days++) await addPromotion(db, { publishedAt: at(800), closesAt: at(600 + days) });
    await station.context.invalidateTags(station.context.db, 'promotions');
    await open('/promocoes?pagina=6');
    const numbers = await pagination().getByRole('listitem').allInnerTexts();
    expect(numbers.map((text) => text.replace(/[^\d…]/g, ''))).toEqual(['…', '3', '4', '5', '6', '7', '8', '9', '…']);
  });
  await part('none open', async () => {
    await closeAll(station.context);
    await expect.poll(async () => (await station.get('/promocoes')).body).toContain('Não há promoções no momento');
    await visitor.open('/promocoes');
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

test('[HOME-14] the home page shows three of the open promotions, and no block where there are none', visit('home'));
test('[PROMO-11] says that there are no promotions where there are none open', visit('none open'));

test('[PROMO-11] says that there are no promotions where there are none at all', async () => {
  const { page, open, leave } = await openVisitor(empty.url, { consent: 'rejected' });
  await open('/promocoes');
  const words = page.getByText('Não há promoções no momento', { exact: true });
  expect(await words.getAttribute('lang')).toBe('pt-BR');
  expect(await page.locator('[data-promotion]').count()).toBe(0);
  await leave();
});
