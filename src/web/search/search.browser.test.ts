import { beforeAll, beforeEach, expect, test } from 'vitest';
import { putInSearch } from '#domains/search/search.test-helper.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';

let station: TestStation;
let desk: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  await putInSearch(station, [
    { kind: 'artist', key: 9_001, title: 'Zulmira Quaranta', address: '/chi-siamo' },
    {
      kind: 'song',
      key: 9_001,
      title: 'Zulmira & <i>io</i>',
      subtitle: 'Zulmira Quaranta',
      address: '/mappa-del-sito',
    },
    { kind: 'programme', key: 9_001, title: 'L’ora di Zulmira', subtitle: 'Ogni sera', address: '/parceiros' },
  ]);
  desk = await openVisitor(station.url, { width: 1280, consent: 'rejected' });
  await desk.page.clock.install();
});
beforeEach(() => {
  desk.complaints.length = 0;
});

const field = () => desk.page.getByRole('combobox', { name: 'Cerca nel sito' });
const options = () => desk.page.getByRole('listbox', { name: 'Suggerimenti' }).getByRole('option');
const pause = () => desk.page.clock.runFor(500);

/** On whatever page one is; only an open dialog is left behind by a load. */
async function openModal() {
  const canOpen = await desk.page.evaluate(
    () =>
      document.documentElement.dataset.ready &&
      !location.pathname.startsWith('/cerca') &&
      !document.querySelector('dialog[open]'),
  );
  if (!canOpen) await desk.open('/chi-siamo');
  await desk.page.getByRole('banner').getByRole('button', { name: 'Cerca', exact: true }).click();
  await field().waitFor();
}

async function closeModal() {
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }).click();
  await desk.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

test('[SEARCH-03] [SEARCH-04] [SEARCH-05] suggestions come by typing, are walked with the arrows and chosen with Enter', async () => {
  const { page, complaints } = desk;
  await openModal();
  await page.keyboard.type('zulmi');
  await pause();
  await options().first().waitFor();
  expect(await options().locator('mark').allTextContents()).toEqual(['Zulmira', 'Zulmira', 'Zulmira']);
  expect(await options().nth(1).textContent()).toContain('Zulmira & <i>io</i>');
  expect(await field().getAttribute('aria-expanded')).toBe('true');

  const chosen = () => page.locator('[role=option][aria-selected=true]').textContent();
  const all = await options().allTextContents();
  expect(all).toHaveLength(3);
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(all[0]);
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(all[1]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await page.locator('[aria-selected=true]').count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  expect(await chosen()).toBe(all[2]);
  const named = await field().getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${named}"]`).getAttribute('aria-selected')).toBe('true');

  await field().fill('');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await page.keyboard.type('zulmira');
  await pause();
  await options().first().waitFor();
  // The second one: the first would be chosen by Enter alone, too.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${station.url}/mappa-del-sito`);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test('Escape closes the suggestions, then empties the field, then closes the search; a click chooses', async () => {
  const { page, complaints } = desk;
  await openModal();
  await page.keyboard.type('zulmira');
  await pause();
  await options().first().waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(await field().inputValue()).toBe('zulmira');
  await page.keyboard.press('Escape');
  expect(await field().inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await openModal();
  await page.keyboard.type('zulmira');
  await pause();
  await options().filter({ hasText: 'L’ora di Zulmira' }).click();
  await page.waitForURL(`${station.url}/parceiros`);
  expect(complaints).toEqual([]);
});

test("[SEARCH-10] where there are no suggestions, 'Sem sugestões' says so, in Portuguese", async () => {
  const { page, complaints } = desk;
  await openModal();
  await page.keyboard.type('xqzwvk');
  await pause();
  const said = page.getByText('Sem sugestões', { exact: true });
  await said.waitFor();
  expect(await said.getAttribute('lang')).toBe('pt-BR');
  expect(complaints).toEqual([]);
  await closeModal();
});

test('[SEARCH-11] when the search fails, the suggestions go, the log tells why and nothing is said', async () => {
  const { page, complaints } = desk;
  await openModal();
  await page.keyboard.type('zulmi');
  await pause();
  await options().first().waitFor();
  await page.route('**/api/v1/search?*', (route) => route.fulfill({ status: 503, body: 'no' }));
  const failed = page.waitForResponse('**/api/v1/search?*');
  await page.keyboard.type('ra');
  await pause();
  await failed;
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect
    .poll(() => complaints.filter((line) => line.includes('the search for suggestions failed')))
    .toHaveLength(1);
  expect(await page.getByText('Sem sugestões').count()).toBe(0);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await page.unroute('**/api/v1/search?*');
  await closeModal();
});

test('[SEARCH-01] [SEARCH-21] the page shows the results for its text by kind, with pictures and marked words, before any code runs', async () => {
  const reader = await openVisitor(station.url, { width: 360, javaScript: false });
  await reader.open('/cerca?q=zulmira');
  const { page } = reader;
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('«zulmira»');
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    expect.arrayContaining(['Artisti', 'Canzoni', 'Programmi']),
  );
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Zulmira Quaranta', exact: true }).getAttribute('href')).toBe(
    '/chi-siamo',
  );
  expect(await main.locator('mark').count()).toBe(3);
  expect(await main.locator('li .overflow-hidden svg, li img').count()).toBeGreaterThanOrEqual(3);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('combobox').inputValue()).toBe('zulmira');
  await page.getByRole('combobox').fill('xqzwvk');
  await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click();
  await page.waitForURL(`${station.url}/cerca?q=xqzwvk`);
  expect(await page.getByRole('heading', { name: 'Nessun risultato' }).isVisible()).toBe(true);
  expect(await main.textContent()).toContain('Non abbiamo trovato nulla per «xqzwvk».');
  await reader.leave();
});

test('a search on the page itself brings the new results, tells of a correction, and the back button the old ones', async () => {
  const { page, open, complaints } = desk;
  await open('/cerca');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Che cosa cerchi?');
  await field().fill('zulmyra quaranta');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cerca?q=zulmyra+quaranta');
  await page.getByText('ecco i risultati per «zulmira quaranta»').waitFor();
  await field().fill('xqzwvk');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nessun risultato' }).waitFor();
  await page.goBack();
  await page.getByText('ecco i risultati per «zulmira quaranta»').waitFor();
  expect(await field().inputValue()).toBe('zulmyra quaranta');
  expect(complaints).toEqual([]);
});
