import { z } from 'zod';
import { slugField, textField } from '#contract/fields.ts';
import { defineResource, staffField } from '#contract/resource.ts';

export const tagsResource = defineResource({
  name: 'tags',
  permission: 'news.edit',
  texts: {
    one: 'tema',
    many: 'Temi',
    create: 'Nuovo tema',
    empty: 'I temi nascono scrivendo: aggiungine uno a una notizia, o creane uno qui.',
  },
  fields: z.object({
    name: staffField(textField(1, 60), { label: 'Nome', widget: 'text' }),
    slug: staffField(slugField, {
      label: 'Indirizzo',
      widget: 'slug',
      from: 'name',
      help: 'Come appare in /notizie/tags/… I vecchi indirizzi portano al nuovo.',
    }),
  }),
  shown: z.object({ articles: staffField(z.number(), { label: 'Notizie', widget: 'number' }) }),
  filters: z.object({
    use: staffField(z.enum(['used', 'unused']).optional(), {
      label: 'Uso',
      widget: 'choice',
      choices: { used: 'Usati', unused: 'Mai usati' },
    }),
  }),
  title: 'name',
  columns: ['name', 'slug', 'articles'],
  sorts: ['name', 'articles', 'changedAt'],
  defaultSort: 'name',
});
