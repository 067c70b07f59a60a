import { expect, test } from 'vitest';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { goodPassword } from '../people.test-helper.ts';
import { inviteFirstAdministrator } from './invite-first-administrator.ts';

test('[DESK-14] the printed address makes the first administrator, the guide gives the station its name and stream, and the address is spent', async () => {
  const station = await openTestStation({ content: 'empty' });
  const address = await inviteFirstAdministrator(station.context, station.url);
  const path = address?.slice(station.url.length) ?? '';
  const { page, open, complaints } = await openVisitor(station.url, { consent: 'rejected', width: 360 });
  await open(path);
  await page.getByRole('button', { name: 'Crea e entra' }).click();
  await page.getByText('Scrivi il tuo nome: solo lettere e spazi, almeno tre.').waitFor();
  await page.getByLabel('Nome e cognome').fill('Lucia Ferri');
  await page.getByLabel('E-mail').fill('lucia@example.org');
  await page.getByLabel('Password').fill(goodPassword);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Primi passi' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('Nome della stazione').fill('Radio Vesuvio');
  await page.getByLabel('E-mail per il pubblico').fill('ciao@radiovesuvio.example');
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Salvato: il sito mostra già il nuovo volto.').waitFor();
  await page.getByLabel('Nome dello stream').fill('Vesuvio in diretta');
  await page.getByRole('button', { name: 'Crea lo stream' }).click();
  await page.getByText('C’è già: «Vesuvio in diretta».').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect.poll(async () => (await station.get('/')).body).toContain('Radio Vesuvio');
  await page.reload();
  await expect.poll(() => page.title()).toContain('Radio Vesuvio');
  expect(complaints).toEqual([]);

  const late = await openVisitor(station.url, { consent: 'rejected' });
  await late.open(path);
  await late.page.getByRole('heading', { name: 'Questo indirizzo non vale più' }).waitFor();
  await late.page.getByRole('button', { name: 'Entra' }).click();
  await late.page.getByRole('heading', { name: 'Redazione' }).waitFor();
});
