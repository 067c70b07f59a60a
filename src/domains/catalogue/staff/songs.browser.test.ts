import { expect, test } from 'vitest';
import { callAs, openDesk } from '../../../../tests/browser/desk.ts';
import { choosePicture, field, lists, sees, workThrough } from '../../../../tests/browser/desk-items.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { songsResource } from '../songs.resource.ts';

const station = await openTestStation();
const music = await callAs(station, 'music');
const make = async (resource: string, fields: object) =>
  (await station.post(`/api/v1/staff/${resource}`, fields, music)).body.data;
const { id: artistId } = await make('artists', { name: 'Àncora Duo', slug: 'ancora-duo' });
await make('artists', { name: 'Ancora Trio', slug: 'ancora-trio' });
const newest = { artistId, albumRelease: '2026-02-01' };
await make('songs', { ...newest, title: 'Zattera a vela', slug: 'zattera-a-vela' });
await make('songs', { artistId, title: 'Una zattera', slug: 'zattera-lenta', albumRelease: '2020-02-01' });

test('[DESK-03 songs] the music desk makes, finds, sorts, changes and deletes a song, and takes that back', () =>
  workThrough(station, {
    role: 'music',
    resource: songsResource,
    missing: { Titolo: 'Questo campo serve.', Artista: 'Questo campo serve.', Indirizzo: 'Questo campo serve.' },
    async write(page) {
      await field(page, 'Titolo').fill('Zattera lenta');
      expect(await field(page, 'Indirizzo').inputValue()).toBe('zattera-lenta');
      await field(page, 'Artista').fill('ncora duo');
      await page.getByRole('option', { name: 'Àncora Duo' }).click();
      await field(page, 'Album').fill('Porti');
      await choosePicture(page, 'Copertina', 'Ritratto di Irene');
      await field(page, 'Uscita').fill('2024-05-06');
      await field(page, 'Video YouTube').fill('https://youtu.be/dQw4w9WgXcQ');
      await page.getByRole('button', { name: 'Crea' }).click();
      const fault = 'Scrivi solo il codice del video, quello dopo «v=» nel suo indirizzo.';
      await sees(page, 'Video YouTube', fault);
      await field(page, 'Video YouTube').fill('dQw4w9WgXcQ');
      await page.getByRole('button', { name: 'Crea' }).click();
      await sees(
        page,
        'Indirizzo',
        'Esiste già, forse nel cestino, che tiene i suoi indirizzi per chi torna indietro: scegline un altro.',
      );
      await field(page, 'Indirizzo').fill('zattera-lenta-2');
    },
    title: 'Zattera lenta',
    search: 'zattera',
    filters: [
      ['Artista', 'Àncora Duo', 'Ancora Trio'],
      ['Che cosa manca', 'Senza testo', 'Senza copertina'],
    ],
    sorts: [
      ['Uscita', ['Una zattera', 'Zattera lenta', 'Zattera a vela']],
      ['Uscita', ['Zattera a vela', 'Zattera lenta', 'Una zattera']],
      ['Titolo', ['Una zattera', 'Zattera a vela', 'Zattera lenta']],
    ],
    async change(page) {
      await field(page, 'Titolo').fill('Zattera ferma');
      await field(page, 'Uscita').fill('');
      await field(page, 'Testo').fill('Onda\ndopo onda');
    },
    changed: 'Zattera ferma',
    async isOnSite(title) {
      const { status, body } = await station.get('/api/v1/getSingleMusicData/ancora-duo/zattera-lenta-2');
      return status === 200 && JSON.stringify(body.data).includes(`"${title}"`);
    },
  }));

test('among more artists than anybody reads through, the one to narrow the list to is searched', async () => {
  await station.context.pool.query(
    "insert into artists (name, slug) select 'Coro numero ' || n, 'coro-numero-' || n from generate_series(1, 101) n",
  );
  const { id } = await make('artists', { name: 'Zefiro', slug: 'zefiro' });
  await make('songs', { artistId: id, title: 'Vento di mare', slug: 'vento-di-mare' });
  const { page, complaints } = await openDesk(station, 'music', { screen: '/songs?search=vento' });
  // Not the choice of a few that stands there until their number is known.
  const filter = page.getByRole('combobox', { name: 'Artista' }).and(page.locator('input'));
  const choose = async (typed: string, name: string) => {
    await filter.fill(typed);
    await page.getByRole('option', { name }).click();
  };
  await choose('numero 77', 'Coro numero 77');
  await page.getByText('Niente corrisponde a questa ricerca.').waitFor();
  await choose('zef', 'Zefiro');
  await lists(page, ['Vento di mare']);
  await page.reload();
  await expect.poll(() => filter.inputValue()).toBe('Zefiro');
  await lists(page, ['Vento di mare']);
  await page.getByRole('button', { name: 'Togli «Zefiro»' }).click();
  await page.waitForURL((address) => !address.searchParams.has('artist'));
  await expect.poll(() => filter.inputValue()).toBe('');
  expect(complaints).toEqual([]);
});
