import { z } from 'zod';
import { booleanField, linesField, slugField, textField } from '#contract/fields.ts';
import { defineResource, staffField } from '#contract/resource.ts';

export const artistsResource = defineResource({
  name: 'artists',
  permission: 'music.edit',
  texts: {
    one: 'artista',
    many: 'Artisti',
    create: 'Nuovo artista',
    empty: 'Ogni canzone ha un artista: aggiungi il primo, o importali da un file.',
  },
  fields: z.object({
    name: staffField(textField(1, 200), { label: 'Nome', widget: 'text' }),
    slug: staffField(slugField, {
      label: 'Indirizzo',
      widget: 'slug',
      from: 'name',
      help: 'Come appare in /artisti/…',
    }),
    biography: staffField(linesField(0, 50_000).default(''), { label: 'Biografia', widget: 'rich-text' }),
    image: staffField(textField(0, 300).default(''), { label: 'Ritratto', widget: 'picture', isSquare: true }),
    banner: staffField(textField(0, 300).default(''), { label: 'Immagine larga', widget: 'picture' }),
    inSlider: staffField(z.boolean().default(false), {
      label: 'In evidenza',
      widget: 'switch',
      help: 'Scorre in testa alla pagina degli artisti.',
    }),
  }),
  shown: z.object({ songs: staffField(z.number(), { label: 'Canzoni', widget: 'number' }) }),
  filters: z.object({
    inSlider: staffField(booleanField.optional(), {
      label: 'Evidenza',
      widget: 'switch',
      choices: { true: 'In evidenza', false: 'Non in evidenza' },
    }),
    lacks: staffField(z.enum(['image', 'biography']).optional(), {
      label: 'Che cosa manca',
      widget: 'choice',
      choices: { image: 'Senza ritratto', biography: 'Senza biografia' },
    }),
  }),
  title: 'name',
  columns: ['name', 'slug', 'image', 'inSlider', 'songs'],
  sorts: ['name', 'songs', 'changedAt'],
  defaultSort: 'name',
  bodyLimit: 262_144,
});
