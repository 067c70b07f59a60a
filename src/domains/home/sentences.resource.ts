import { z } from 'zod';
import { linesField, textField } from '#contract/fields.ts';
import { oneLine } from '#contract/outside-text.ts';
import { defineResource, staffField } from '#contract/resource.ts';

export const sentencesResource = defineResource({
  name: 'sentences',
  permission: 'site.edit',
  texts: {
    one: 'frase del giorno',
    many: 'Frasi del giorno',
    create: 'Nuova frase',
    empty: 'Una frase al giorno per la prima pagina: scrivi la prima, anche in anticipo.',
  },
  fields: z.object({
    day: staffField(oneLine(z.iso.date()), {
      label: 'Giorno',
      widget: 'date',
      help: 'Resta in prima pagina finché non arriva la successiva.',
    }),
    text: staffField(linesField(1, 500), { label: 'Frase', widget: 'lines' }),
    author: staffField(textField(0, 120).default(''), { label: 'Di chi è', widget: 'text' }),
  }),
  filters: z.object({
    when: staffField(z.enum(['coming', 'shown']).optional(), {
      label: 'Quando',
      widget: 'choice',
      choices: { coming: 'Ancora da mostrare', shown: 'Già mostrate' },
    }),
  }),
  title: 'text',
  columns: ['day', 'text', 'author'],
  sorts: ['day', 'author', 'changedAt'],
  defaultSort: '-day',
});
