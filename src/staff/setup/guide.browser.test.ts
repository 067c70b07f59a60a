import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { callAs, openDesk } from '../../../tests/browser/desk.ts';
import { holdBack } from '../../../tests/browser/hold-back.ts';
import { makeTempFolder } from '../../../tests/temp-folder.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation({ mediaFolder: await makeTempFolder('guide') });
const path = '/api/v1/staff/setup';

const openGuide = () => openDesk(station, 'administrator', { screen: '/inizio', pictures: true });
const saved = (page: Page) => page.getByText('Salvato: il sito mostra già il nuovo volto.').first().waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Salva' }).click();
const motto = (page: Page) => page.getByLabel('Motto');
const read = async () => (await station.get(path, await callAs(station, 'administrator'))).body.data;

test('[DESK-14] the administrator gives the station its logo by keyboard, is told what is no picture, and takes it away', async () => {
  const { page, complaints } = await openGuide();
  const upload = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Logo Carica un’immagine' }).press('Enter');
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  };
  const refusal = page.getByRole('alert').filter({ hasText: 'Questa immagine non va bene' });
  await upload(Buffer.from('not a picture'));
  await refusal.waitFor();

  const picture = sharp({ create: { width: 300, height: 90, channels: 3, background: '#7a1f2b' } });
  await upload(await picture.png().toBuffer());
  const logo = page.getByRole('img', { name: 'Logo', exact: true });
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(300);
  expect(await refusal.count()).toBe(0);
  const address = String(await logo.getAttribute('src'));
  await save(page);
  await saved(page);
  const isOnSite = async () => (await station.get('/')).body.includes(address);
  await expect.poll(isOnSite).toBe(true);

  await page.getByRole('button', { name: 'Togli il logo' }).click();
  await page.getByText('Nessun logo: il nome appare in lettere.').waitFor();
  await save(page);
  await expect.poll(isOnSite).toBe(false);
  // What the station refuses, the browser notes by itself.
  expect(complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
});

test('what is typed while a save is under way stays in the form', async () => {
  const { page } = await openGuide();
  await motto(page).fill('Il mare di mattina');
  const letThrough = await holdBack(page, `**${path}`);
  await save(page);
  await motto(page).fill('Il mare di sera');
  letThrough();
  await saved(page);
  expect(await motto(page).inputValue()).toBe('Il mare di sera');
  await save(page);
  await expect.poll(async () => (await read()).tagline).toBe('Il mare di sera');
});

test('a colleague’s newer save takes the fields that were left alone, and what was typed goes with the next save', async () => {
  const { page } = await openGuide();
  await motto(page).fill('La voce del golfo');
  const { stream: _, ...newer } = await read();
  const change = { ...newer, email: 'nuova@example.org' };
  await station.post(path, change, { method: 'PUT', ...(await callAs(station, 'administrator')) });
  await save(page);
  await page.getByText('Ciò che hai cambiato tu resta').first().waitFor();
  expect(await page.getByLabel('E-mail per il pubblico').inputValue()).toBe('nuova@example.org');
  expect(await motto(page).inputValue()).toBe('La voce del golfo');
  await save(page);
  await expect.poll(read).toMatchObject({ tagline: 'La voce del golfo', email: 'nuova@example.org' });
});
