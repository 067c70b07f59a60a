import { z } from 'zod';
import { booleanField, linesField, slugField, textField } from '#contract/fields.ts';
import { defineResource, staffField } from '#contract/resource.ts';

export const journalistsResource = defineResource({
  name: 'journalists',
  permission: 'news.edit',
  texts: {
    one: 'giornalista',
    many: 'Giornalisti',
    create: 'Nuovo giornalista',
    empty: 'Chi firma le notizie ha una pagina sua: aggiungi la prima firma.',
  },
  fields: z.object({
    name: staffField(textField(1, 120), { label: 'Nome', widget: 'text' }),
    slug: staffField(slugField, {
      label: 'Indirizzo',
      widget: 'slug',
      from: 'name',
      help: 'Come appare in /jornalistas/… I vecchi indirizzi portano al nuovo.',
    }),
    description: staffField(linesField(0, 2_000).default(''), { label: 'Chi è', widget: 'lines' }),
    image: staffField(textField(0, 300).default(''), { label: 'Ritratto', widget: 'picture', isSquare: true }),
    isActive: staffField(z.boolean().default(true), {
      label: 'In redazione',
      widget: 'switch',
      help: 'Chi se n’è andato tiene la sua pagina e i suoi articoli.',
    }),
  }),
  shown: z.object({ articles: staffField(z.number(), { label: 'Notizie', widget: 'number' }) }),
  filters: z.object({
    active: staffField(booleanField.optional(), {
      label: 'Redazione',
      widget: 'switch',
      choices: { true: 'In redazione', false: 'Non più in redazione' },
    }),
  }),
  title: 'name',
  columns: ['name', 'slug', 'image', 'isActive', 'articles'],
  sorts: ['name', 'articles', 'changedAt'],
  defaultSort: 'name',
});
