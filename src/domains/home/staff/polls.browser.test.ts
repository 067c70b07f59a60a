import { expect, test } from 'vitest';
import { isoInZone } from '#kit/zones.ts';
import { callAs } from '../../../../tests/browser/desk.ts';
import { field, sees, workThrough } from '../../../../tests/browser/desk-items.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { pollsResource } from '../polls.resource.ts';

const station = await openTestStation();
const editor = await callAs(station, 'editor');
const answers = [{ text: 'Sì' }, { text: 'No' }];
for (const [title, opensAt] of [
  ['Un mare calmo?', '2020-01-01T10:00:00.000Z'],
  ['Al mare in treno?', '2021-01-01T10:00:00.000Z'],
]) {
  await station.post('/api/v1/staff/polls', { title, opensAt, answers }, editor);
}
/** As the station's clock shows it. */
const wall = (ms: number) => isoInZone(ms, 'Europe/Rome').slice(0, 16);
const minute = 60_000;

test('[DESK-03 polls] an editor makes, finds, sorts, changes and deletes a poll, and takes that back', () =>
  workThrough(station, {
    role: 'editor',
    resource: pollsResource,
    missing: { Domanda: 'Questo campo serve.', 'Si apre': 'Questo campo serve.', Risposte: 'Almeno 2 voci.' },
    async write(page) {
      await field(page, 'Domanda').fill('Mare o monti?');
      await sees(page, 'Si apre', 'Ora della stazione (Europe/Rome)');
      await field(page, 'Si apre').fill(wall(Date.now() - minute));
      await sees(page, 'Si chiude', 'Vuoto: resta aperto finché non ne apre uno più recente.');
      await field(page, 'Si chiude').fill(wall(Date.now() - 2 * minute));
      const add = page.getByRole('button', { name: 'Aggiungi' });
      const create = page.getByRole('button', { name: 'Crea' });
      await add.click();
      await field(page, 'Risposta').fill('Monti');
      await create.click();
      await sees(page, 'Risposte', 'Almeno 2 voci.');
      await add.click();
      await field(page, 'Risposta').nth(1).fill('Mare');
      await create.click();
      await sees(page, 'Si chiude', 'Deve chiudersi dopo l’apertura.');
      await field(page, 'Si chiude').fill(wall(Date.now() + 60 * minute));
    },
    title: 'Mare o monti?',
    search: 'mare',
    filters: [['Stato', 'Aperti', 'In programma']],
    sorts: [
      ['Domanda', ['Al mare in treno?', 'Mare o monti?', 'Un mare calmo?']],
      ['Si apre', ['Un mare calmo?', 'Al mare in treno?', 'Mare o monti?']],
      ['Si apre', ['Mare o monti?', 'Al mare in treno?', 'Un mare calmo?']],
    ],
    async change(page) {
      expect(await field(page, 'Risposta').nth(1).inputValue()).toBe('Mare');
      await field(page, 'Domanda').fill('Mare o montagna?');
      await field(page, 'Si chiude').fill('');
      await page.getByRole('button', { name: 'Togli la riga 1' }).click();
      await page.getByRole('button', { name: 'Aggiungi' }).click();
      await field(page, 'Risposta').nth(1).fill('Montagna');
    },
    changed: 'Mare o montagna?',
    async isOnSite(title) {
      const { data } = (await station.get('/api/v1/poll/get')).body;
      const answered = data.respostas.map(({ texto }: { texto: string }) => texto);
      const wanted = title === 'Mare o monti?' ? ['Monti', 'Mare'] : ['Mare', 'Montagna'];
      return data.title === title && wanted.every((text, at) => answered[at] === text);
    },
  }));
