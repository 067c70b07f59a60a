import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineResource, staffField } from '#contract/resource.ts';
import { readListAddress, writeListAddress } from './list-address.ts';

const songs = defineResource({
  name: 'songs',
  permission: 'music.edit',
  texts: { one: 'canzone', many: 'Canzoni', create: 'Nuova canzone', empty: 'Aggiungi la prima canzone.' },
  fields: z.object({ title: staffField(z.string(), { label: 'Titolo', widget: 'text' }) }),
  filters: z.object({ genre: z.string().optional() }),
  title: 'title',
  columns: ['title'],
  sorts: ['title'],
  defaultSort: 'title',
});

test('a list’s address is read back as it was written', () => {
  const address = { search: 'Recife', sort: '-title', offset: 50, deleted: false, filters: { genre: 'bossa' } };
  const text = writeListAddress(songs, address);
  expect(text).toBe('search=Recife&genre=bossa&sort=-title&offset=50');
  expect(readListAddress(songs, new URLSearchParams(text))).toEqual(address);
});

test('the plain list has a plain address', () => {
  expect(writeListAddress(songs, readListAddress(songs, new URLSearchParams()))).toBe('');
});

test('what the resource does not know is left out of the question', () => {
  const address = readListAddress(songs, new URLSearchParams('sort=password&offset=-4&stranger=1&genre='));
  expect(address).toEqual({ search: '', sort: 'title', offset: 0, deleted: false, filters: {} });
});
