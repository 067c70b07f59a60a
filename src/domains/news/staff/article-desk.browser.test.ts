import { describe, expect, test } from 'vitest';
import { callAs } from '../../../../tests/browser/desk.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { goToEnd, openArticles } from './article-screen.test-helper.ts';

const station = await openTestStation();
const { draft, read, openArticle } = await openArticles(station);

const pinned = async () =>
  (await station.get('/api/v1/staff/home', await callAs(station, 'editor'))).body.data.pinnedIds as number[];

/** One article, and what an editor does to it one thing after the other, at the first page in the end. */
const told = journey(async (part) => {
  const { id } = await draft('Corto');
  const { page, context, complaints } = await openArticle(id);
  // It saves itself after a pause: asking meanwhile costs the station more than it.
  const saved = () => expect.poll(() => read(id), { interval: 250 });
  await part('section', async () => {
    const section = page.getByLabel('Categoria');
    const options = page.getByRole('listbox').getByRole('option');
    const found = Promise.withResolvers<void>();
    await page.route('**/api/v1/staff/categories?*', async (route) => {
      await found.promise;
      await route.continue();
    });
    await section.click();
    await page.getByText('Un momento…').click();
    found.resolve();
    const name = (await options.nth(1).textContent()) ?? '';
    await options.nth(1).click();
    await expect.poll(() => section.inputValue()).toBe(name);
    await expect.poll(() => options.count()).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByLabel('Giornalista').evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await options.count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await options.first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => options.count()).toBe(0);
    await saved().toMatchObject({ categoryName: name });
  });
  await part('length', async () => {
    await page.getByText('5/95').waitFor();
    await page.getByLabel('Titolo di prima pagina').fill('a'.repeat(61));
    await page.getByText('61/60').waitFor();
    await saved().toMatchObject({ titleHome: 'a'.repeat(61) });
  });
  await part('taken address', async () => {
    await draft('Occupato');
    const fold = page.getByText('Indirizzo e descrizione');
    const address = page.getByLabel('Indirizzo', { exact: true });
    await fold.click();
    await address.fill('occupato');
    await fold.click();
    await address.waitFor({ state: 'hidden' });
    await page.getByText('Esiste già, forse nel cestino').waitFor();
    await expect.poll(() => address.evaluate((it) => it === document.activeElement)).toBe(true);
    await address.fill('corto');
    await page.getByText(/^Salvato · versione/).waitFor();
  });
  await part('plan', async () => {
    await page.getByRole('button', { name: 'Pubblica…' }).click();
    await page.getByLabel('A un’ora precisa').check();
    await page.getByLabel('Giorno e ora').fill('2020-01-01T09:00');
    await page.getByRole('button', { name: 'Programma', exact: true }).click();
    await page.getByText('Scegli un momento futuro.').waitFor();
    await page.getByLabel('Giorno e ora').fill('2090-01-01T09:00');
    await page.getByRole('button', { name: 'Programma', exact: true }).click();
    await expect.poll(async () => (await read(id)).state).toBe('scheduled');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Annulla la programmazione' }).click();
    await expect.poll(async () => (await read(id)).state).toBe('draft');
  });
  await part('early press', async () => {
    const saved = Promise.withResolvers<void>();
    await page.route(`**/api/v1/staff/news/${id}`, async (route) => {
      if (route.request().method() === 'PUT') await saved.promise;
      await route.continue();
    });
    await goToEnd(page);
    await page.keyboard.type(' Fresco.');
    await page.getByRole('button', { name: 'Pubblica…' }).click();
    await page.getByText('Prima si salva quello che hai scritto…').waitFor();
    await page.getByRole('button', { name: 'Pubblica adesso' }).click();
    expect((await read(id)).state).toBe('draft');
    saved.resolve();
    await page.getByText('«Corto» è pubblicata.').waitFor();
    expect(await read(id)).toMatchObject({ state: 'published', hasChanges: false });
    expect((await read(id)).content).toContain('Fresco.');
  });
  await part('preview', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await goToEnd(page);
    await page.keyboard.type(' Poi.');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Anteprima', exact: true }).click();
    const tab = await opened;
    await tab.getByText('Poi.').waitFor();
    await tab.getByText('Anteprima della copia di lavoro').waitFor();
    expect(new URL(tab.url()).pathname).toBe('/notizie/corto');
    await tab.close();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copia il collegamento' }).click();
    await page.getByText('Collegamento copiato.').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect((await fetch(address)).status).toBe(200);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await part('first page', async () => {
    // The browser has noted what was refused.
    complaints.length = 0;
    await page.getByRole('link', { name: 'Prima pagina' }).click();
    const pins = page.getByRole('button', { name: /^Fissa «/ });
    await pins.nth(2).click();
    await expect.poll(async () => (await pinned()).length).toBe(1);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toMatch(/^Sposta «/);
    await pins.nth(3).click();
    await expect.poll(async () => (await pinned()).length).toBe(2);
    const [first, second] = await pinned();

    await page
      .getByRole('button', { name: /^Sposta «/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await page.getByText(/è al posto 1\.$/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText(/è al posto 2\.$/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(pinned).toEqual([second, first]);
    await page.getByRole('button', { name: 'Annulla', exact: true }).last().click();
    await expect.poll(pinned).toEqual([first, second]);

    await page.getByRole('button', { name: 'Torna all’automatico' }).click();
    await expect.poll(pinned).toEqual([]);
    await page.getByText('Nessuna: la pagina si ordina da sola.', { exact: false }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('[DESK-04] an editor at the article desk', () => {
  test('chooses a section with one press, and Tab goes on to the next field without opening it', told('section'));
  test('is told how long a title may be before it is cut, and is not held back by it', told('length'));
  test('is led to a fault in a folded part, which opens for it', told('taken address'));
  test('plans it for an hour of the station’s clock, and takes that back', told('plan'));
  test('publishes what was just typed by a press that comes before it is saved', told('early press'));

  test('sees what was just typed on the real page, in a tab of its own, and passes its address on', told('preview'));
});

describe('[DESK-04] an editor at the first page', () => {
  test(
    'pins two stories, changes their order with the keys alone, takes that back, and hands the page back',
    told('first page'),
  );
});
