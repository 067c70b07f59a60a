import { expect, test } from 'vitest';
import { callAs } from '../../../../tests/browser/desk.ts';
import { choosePicture, field, sees, workThrough } from '../../../../tests/browser/desk-items.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { artistsResource } from '../artists.resource.ts';

const station = await openTestStation();
const music = await callAs(station, 'music');
const make = (resource: string, fields: object) => station.post(`/api/v1/staff/${resource}`, fields, music);
await make('artists', { name: 'Trio Lanterna', slug: 'trio-lanterna' });
await make('artists', { name: 'Duo Lanterna', slug: 'duo-lanterna' });

test('[DESK-03 artists] the music desk makes, finds, sorts, changes and deletes an artist, and takes that back', () =>
  workThrough(station, {
    role: 'music',
    resource: artistsResource,
    missing: { Nome: 'Questo campo serve.', Indirizzo: 'Questo campo serve.' },
    async write(page) {
      await field(page, 'Nome').fill('Lanterna Sola');
      expect(await field(page, 'Indirizzo').inputValue()).toBe('lanterna-sola');
      const paper = page.getByRole('textbox', { name: 'Biografia' });
      await paper.click();
      await page.keyboard.type('Nata a ');
      await page.getByRole('toolbar').getByRole('button', { name: 'Grassetto' }).click();
      await page.keyboard.type('Camogli');
      expect(await paper.innerHTML()).toContain('Nata a <strong>Camogli</strong>');
      await sees(page, 'In evidenza', 'Scorre in testa alla pagina degli artisti.');
      await page.getByRole('switch', { name: 'In evidenza' }).check();
    },
    title: 'Lanterna Sola',
    search: 'lanterna',
    filters: [
      ['Evidenza', 'In evidenza', 'Non in evidenza'],
      ['Che cosa manca', 'Senza ritratto', 'Senza biografia'],
    ],
    sorts: [
      ['Nome', ['Trio Lanterna', 'Lanterna Sola', 'Duo Lanterna']],
      ['Nome', ['Duo Lanterna', 'Lanterna Sola', 'Trio Lanterna']],
    ],
    show: (artistId) => make('songs', { title: 'Olio e vento', slug: 'olio-e-vento', artistId }),
    async change(page) {
      await field(page, 'Nome').fill('Lanterna Nuova');
      await choosePicture(page, 'Ritratto', 'Ritratto di Irene');
      const portrait = await page.getByRole('img', { name: 'Ritratto: quella scelta' }).boundingBox();
      expect(portrait).toMatchObject({ width: 176, height: 176 });
    },
    changed: 'Lanterna Nuova',
    async isOnSite(title) {
      const { status, body } = await station.get('/api/v1/getSingleArtist/lanterna-sola');
      if (status !== 200) return false;
      expect(body.data.biography).toContain('<strong>Camogli</strong>');
      return body.data.artistName === title;
    },
    referredBy: 'Ne parlano ancora: «Olio e vento».',
  }));
