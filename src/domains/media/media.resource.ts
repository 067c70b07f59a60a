import { z } from 'zod';
import { textField, wholeNumber } from '#contract/fields.ts';
import { defineResource, staffField } from '#contract/resource.ts';
import { mediaKinds } from './media.rules.ts';

const hundredths = wholeNumber({ max: 100 }).nullable().default(null);

export const mediaResource = defineResource({
  name: 'media',
  permission: 'media.edit',
  texts: {
    one: 'file',
    many: 'Libreria',
    create: 'Carica file',
    empty: 'Trascina qui le prime immagini: ogni articolo potrà usarle.',
  },
  fields: z.object({
    name: staffField(textField(1, 200), { label: 'Nome', widget: 'text' }),
    alt: staffField(textField(0, 300).default(''), {
      label: 'Testo alternativo',
      widget: 'lines',
      help: 'Che cosa si vede, per chi non vede.',
    }),
    caption: staffField(textField(0, 300).default(''), {
      label: 'Didascalia',
      widget: 'text',
      help: 'Viene proposta dove il file si mostra.',
    }),
    credit: staffField(textField(0, 200).default(''), { label: 'Crediti', widget: 'text', help: 'Di chi è.' }),
    focusX: staffField(hundredths, { label: 'Punto focale, da sinistra', widget: 'number', unit: '%' }),
    focusY: staffField(hundredths, { label: 'Punto focale, dall’alto', widget: 'number', unit: '%' }),
  }),
  shown: z.object({
    file: staffField(z.string(), { label: 'File', widget: 'picture' }),
    kind: staffField(z.enum(mediaKinds), { label: 'Tipo', widget: 'choice' }),
    bytes: staffField(z.number(), { label: 'Peso', widget: 'number', unit: 'byte' }),
    width: staffField(z.number().nullable(), { label: 'Larghezza', widget: 'number', unit: 'px' }),
    height: staffField(z.number().nullable(), { label: 'Altezza', widget: 'number', unit: 'px' }),
    preview: z.string(),
    dominantColor: z.string(),
    uses: staffField(z.number(), { label: 'Usi', widget: 'number' }),
  }),
  filters: z.object({
    kind: staffField(z.enum(mediaKinds).optional(), {
      label: 'Tipo',
      widget: 'choice',
      choices: { image: 'Immagini', audio: 'Audio', video: 'Video', document: 'Documenti' },
    }),
    /** Pictures without an alternative text, or files that nothing shows. */
    missing: staffField(z.enum(['alt', 'use']).optional(), {
      label: 'Da curare',
      widget: 'choice',
      choices: { alt: 'Senza testo alternativo', use: 'Mai usati' },
    }),
  }),
  title: 'name',
  columns: [
    'name',
    'alt',
    'caption',
    'credit',
    'file',
    'kind',
    'bytes',
    'width',
    'height',
    'preview',
    'dominantColor',
    'uses',
  ],
  sorts: ['name', 'bytes', 'createdAt', 'changedAt'],
  defaultSort: '-createdAt',
});
