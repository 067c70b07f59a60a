import { z } from 'zod';
import { slugField, textField, wholeNumber } from '#contract/fields.ts';
import { defineResource, staffField } from '#contract/resource.ts';

export const categoriesResource = defineResource({
  name: 'categories',
  permission: 'news.edit',
  texts: {
    one: 'categoria',
    many: 'Categorie',
    create: 'Nuova categoria',
    empty: 'Ogni notizia sta in una categoria: creane una prima di scrivere.',
  },
  fields: z.object({
    name: staffField(textField(1, 60), { label: 'Nome', widget: 'text' }),
    slug: staffField(slugField, {
      label: 'Indirizzo',
      widget: 'slug',
      from: 'name',
      help: 'Come appare in /notizie/…',
    }),
    description: staffField(textField(0, 300).default(''), {
      label: 'Descrizione',
      widget: 'lines',
      help: 'Per i motori di ricerca e le anteprime.',
    }),
    position: staffField(wholeNumber({ max: 10_000 }).default(0), {
      label: 'Posizione',
      widget: 'number',
      help: 'Le più basse stanno prima nel menu.',
    }),
  }),
  shown: z.object({ articles: staffField(z.number(), { label: 'Notizie', widget: 'number' }) }),
  filters: z.object({
    use: staffField(z.enum(['used', 'unused']).optional(), {
      label: 'Uso',
      widget: 'choice',
      choices: { used: 'Usate', unused: 'Mai usate' },
    }),
  }),
  title: 'name',
  columns: ['name', 'slug', 'position', 'articles'],
  sorts: ['name', 'position', 'articles', 'changedAt'],
  defaultSort: 'position',
});
