import { expect, test } from 'vitest';
import { callAs } from '../../../../tests/browser/desk.ts';
import { field, sees, workThrough } from '../../../../tests/browser/desk-items.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { tagsResource } from '../tags.resource.ts';
import { openArticles } from './article-screen.test-helper.ts';

const station = await openTestStation();
const { categoryId } = await openArticles(station);
const editor = await callAs(station, 'editor');
const make = async (resource: string, fields: object) =>
  (await station.post(`/api/v1/staff/${resource}`, fields, editor)).body.data;
await make('tags', { name: 'Vento di baia', slug: 'vento-di-baia' });
await make('tags', { name: 'Aria di baia', slug: 'aria-di-baia' });

test('[DESK-03 tags] an editor makes, finds, sorts, changes and deletes a tag, and takes that back', () =>
  workThrough(station, {
    role: 'editor',
    resource: tagsResource,
    missing: { Nome: 'Questo campo serve.', Indirizzo: 'Questo campo serve.' },
    async write(page) {
      await field(page, 'Nome').fill('Luce di baia');
      expect(await field(page, 'Indirizzo').inputValue()).toBe('luce-di-baia');
      await sees(page, 'Indirizzo', 'Come appare in /notizie/tags/… I vecchi indirizzi portano al nuovo.');
      await field(page, 'Indirizzo').fill('Luce e mare');
      await sees(page, 'Indirizzo', 'Usa lettere minuscole, cifre e trattini.');
      await page.getByRole('button', { name: 'Proponi dal titolo' }).click();
    },
    title: 'Luce di baia',
    search: 'di baia',
    filters: [['Uso', 'Mai usati', 'Usati']],
    sorts: [
      ['Nome', ['Vento di baia', 'Luce di baia', 'Aria di baia']],
      ['Nome', ['Aria di baia', 'Luce di baia', 'Vento di baia']],
    ],
    async show() {
      const { id, version } = await make('news', { title: 'Tre lanterne', categoryId, tags: ['Luce di baia'] });
      await make(`news/${id}/publish`, { version });
    },
    change: (page) => field(page, 'Nome').fill('Luna di baia'),
    changed: 'Luna di baia',
    async isOnSite(title) {
      const { body } = await station.get('/api/v1/news/getTags');
      return body.data.some(({ n }: { n: string }) => n === title);
    },
    referredBy: 'Ne parlano ancora: «Tre lanterne».',
  }));
