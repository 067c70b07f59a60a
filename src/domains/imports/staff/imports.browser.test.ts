import { beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { openDesk } from '../../../../tests/browser/desk.ts';
import { overflowOf } from '../../../../tests/browser/sideways.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { openImports } from '../imports.test-helper.ts';

let station: TestStation;

beforeAll(async () => {
  station = await openTestStation({ withJobs: true });
  await (await openImports(station, 'editor')).work();
});

const table = ['Titolo;Categoria', 'Un pesce in redazione;Musica', ';Musica', 'Persa;Non esiste'].join('\n');

test('[DESK-15] an editor drops a file in, reads what is wrong with it, imports the rest by keyboard and finds it after a reload', async () => {
  const { page, complaints } = await openDesk(station, 'editor', { screen: '/importa', width: 360, touch: true });
  await page.getByRole('radio', { name: /Notizie/ }).waitFor();
  // Songs are none of an editor's business.
  expect(await page.getByRole('radio').count()).toBe(2);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scegli il file' }).click();
  await (await asked).setFiles({ name: 'notizie.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });

  const faults = page.getByRole('list', { name: 'Righe con errori' });
  await faults.waitFor();
  await expect.poll(() => faults.getByRole('listitem').allInnerTexts()).toContain('Titolo: Questo campo serve.');
  expect(await faults.textContent()).toContain('Non c’è nessuna voce «Non esiste» fra: Categorie.');
  expect(await violationsOn(page, 'main')).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica l’elenco (CSV)' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^import-\d+\.csv$/);

  // The desk asks what its reader's system wears when it starts.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  const start = page.getByRole('button', { name: 'Importa 1 riga' });
  await start.focus();
  await page.keyboard.press('Enter');
  await page.getByText('L’importazione è finita.').waitFor();
  const written = page.getByRole('list', { name: 'Voci scritte' });
  await written.getByRole('link', { name: 'Un pesce in redazione' }).waitFor();

  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await page.evaluate(() => 'dark' in document.documentElement.dataset)).toBe(true);
  expect(await violationsOn(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Importa un altro file' }).click();
  await page.getByRole('list', { name: 'Importazioni' }).getByText('notizie.csv').waitFor();
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await violationsOn(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
});
