import { expect, test } from 'vitest';
import { callAs } from '../../../../tests/browser/desk.ts';
import { choosePicture, field, sees, workThrough } from '../../../../tests/browser/desk-items.ts';
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
