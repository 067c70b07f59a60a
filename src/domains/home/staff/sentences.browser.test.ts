import { test } from 'vitest';
import { isoInZone } from '#kit/zones.ts';
import { callAs } from '../../../../tests/browser/desk.ts';
import { field, sees, workThrough } from '../../../../tests/browser/desk-items.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { sentencesResource } from '../sentences.resource.ts';

const station = await openTestStation();
const editor = await callAs(station, 'editor');
const now = Date.now();
const day = (days: number) => isoInZone(now + days * 86_400_000, 'Europe/Rome').slice(0, 10);
// The demo has one for every day from today on.
await station.context.pool.query('delete from day_sentences');
for (const [when, text, author] of [
  [day(-3), 'Il faro dorme di giorno.', 'Zeno'],
  [day(30), 'Un faro non cerca navi.', 'Ada'],
]) {
  await station.post('/api/v1/staff/sentences', { day: when, text, author }, editor);
}

test('[DESK-03 sentences] an editor makes, finds, sorts, changes and deletes a day’s sentence, and takes that back', () =>
  workThrough(station, {
    role: 'editor',
    resource: sentencesResource,
    missing: { Giorno: 'Questo campo serve.', Frase: 'Questo campo serve.' },
    async write(page) {
      await sees(page, 'Giorno', 'Resta in prima pagina finché non arriva la successiva.');
      await field(page, 'Giorno').fill(day(-3));
      await field(page, 'Frase').fill('Ogni faro è un invito.');
      await field(page, 'Di chi è').fill('Livia');
      await page.getByRole('button', { name: 'Crea' }).click();
      await sees(page, 'Giorno', 'Esiste già, forse nel cestino: scegline un altro.');
      await field(page, 'Giorno').fill(day(0));
    },
    title: 'Ogni faro è un invito.',
    search: 'faro',
    filters: [['Quando', 'Già mostrate', 'Ancora da mostrare']],
    sorts: [
      ['Giorno', ['Il faro dorme di giorno.', 'Ogni faro è un invito.', 'Un faro non cerca navi.']],
      ['Giorno', ['Un faro non cerca navi.', 'Ogni faro è un invito.', 'Il faro dorme di giorno.']],
      ['Di chi è', ['Un faro non cerca navi.', 'Ogni faro è un invito.', 'Il faro dorme di giorno.']],
    ],
    change: (page) => field(page, 'Frase').fill('Ogni faro è una porta.'),
    changed: 'Ogni faro è una porta.',
    isOnSite: async (title) => (await station.get('/api/v1/getDaysSentence')).body.data?.frase === title,
  }));
