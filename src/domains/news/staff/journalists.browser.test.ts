import { expect, test } from 'vitest';
import { callAs } from '../../../../tests/browser/desk.ts';
import { choosePicture, field, sees, workThrough } from '../../../../tests/browser/desk-items.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { journalistsResource } from '../journalists.resource.ts';

const station = await openTestStation();
const editor = await callAs(station, 'editor');
for (const [name, slug] of [
  ['Zeno Provini', 'zeno-provini'],
  ['Ada Provini', 'ada-provini'],
]) {
  await station.post('/api/v1/staff/journalists', { name, slug }, editor);
}

test('[DESK-03 journalists] an editor makes, finds, sorts, changes and deletes a journalist, and takes that back', () =>
  workThrough(station, {
    role: 'editor',
    resource: journalistsResource,
    missing: { Nome: 'Questo campo serve.', Indirizzo: 'Questo campo serve.' },
    async write(page) {
      await field(page, 'Nome').fill('Livia Provini');
      expect(await field(page, 'Indirizzo').inputValue()).toBe('livia-provini');
      await sees(page, 'Indirizzo', 'Come appare in /jornalistas/… I vecchi indirizzi portano al nuovo.');
      await field(page, 'Chi è').fill('Scrive di porti.\nE di fari.');
      await choosePicture(page, 'Ritratto', 'Ritratto di Irene');
      const inOffice = page.getByRole('switch', { name: 'In redazione' });
      expect(await inOffice.isChecked()).toBe(true);
      await sees(page, 'In redazione', 'Chi se n’è andato tiene la sua pagina e i suoi articoli.');
      await inOffice.uncheck();
    },
    title: 'Livia Provini',
    search: 'provini',
    filters: [['Redazione', 'Non più in redazione', 'In redazione']],
    sorts: [
      ['Nome', ['Zeno Provini', 'Livia Provini', 'Ada Provini']],
      ['Nome', ['Ada Provini', 'Livia Provini', 'Zeno Provini']],
    ],
    async change(page) {
      expect(await field(page, 'Chi è').inputValue()).toBe('Scrive di porti.\nE di fari.');
      await field(page, 'Nome').fill('Lidia Provini');
      await page.getByRole('switch', { name: 'In redazione' }).check();
    },
    changed: 'Lidia Provini',
    async isOnSite(title) {
      const { body } = await station.get('/api/v1/getJournalistsData');
      return body.data.some(({ name }: { name: string }) => name === title);
    },
  }));
