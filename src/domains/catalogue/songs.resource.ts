import { z } from 'zod';
import { linesField, slugField, textField, wholeNumber, youTubeIdField } from '#contract/fields.ts';
import { oneLine } from '#contract/outside-text.ts';
import { defineResource, staffField } from '#contract/resource.ts';

const id = () => wholeNumber({ min: 1 });
const longestLyrics = 20_000;
const file = () => textField(0, 300).default('');

export const songsResource = defineResource({
  name: 'songs',
  permission: 'music.edit',
  texts: {
    one: 'canzone',
    many: 'Canzoni',
    create: 'Nuova canzone',
    empty: 'Il catalogo è vuoto: aggiungi la prima canzone, o importale da un file.',
  },
  fields: z.object({
    title: staffField(textField(1, 200), { label: 'Titolo', widget: 'text' }),
    artistId: staffField(id(), { label: 'Artista', widget: 'reference', resource: 'artists' }),
    slug: staffField(slugField, {
      label: 'Indirizzo',
      widget: 'slug',
      from: 'title',
      help: 'Unico fra le canzoni di un artista.',
    }),
    albumName: staffField(textField(0, 200).default(''), { label: 'Album', widget: 'text' }),
    albumCover: staffField(file(), { label: 'Copertina', widget: 'picture', isSquare: true }),
    albumRelease: staffField(oneLine(z.iso.date()).nullable().default(null), { label: 'Uscita', widget: 'date' }),
    lyrics: staffField(linesField(0, longestLyrics).default(''), { label: 'Testo', widget: 'lines' }),
    translation: staffField(linesField(0, longestLyrics).default(''), { label: 'Traduzione', widget: 'lines' }),
    itunesLink: staffField(textField(0, 500).default(''), { label: 'Collegamento a iTunes', widget: 'address' }),
    preview: staffField(file(), { label: 'Anteprima', widget: 'text', help: 'Trenta secondi, un file audio.' }),
    download: staffField(file(), { label: 'Brano intero', widget: 'text', help: 'Per chi può scaricarlo.' }),
    videoYoutubeId: staffField(youTubeIdField.default(''), { label: 'Video YouTube', widget: 'text' }),
    videoFile: staffField(file(), { label: 'Video', widget: 'text' }),
    lyricsVideoYoutubeId: staffField(youTubeIdField.default(''), {
      label: 'Video YouTube con il testo',
      widget: 'text',
    }),
    lyricsVideoFile: staffField(file(), { label: 'Video con il testo', widget: 'text' }),
  }),
  shown: z.object({
    artistName: staffField(z.string(), { label: 'Artista', widget: 'text' }),
    requests: staffField(z.number(), { label: 'Richieste', widget: 'number' }),
  }),
  filters: z.object({
    artist: staffField(id().optional(), { label: 'Artista', widget: 'reference', resource: 'artists' }),
    lacks: staffField(z.enum(['lyrics', 'cover']).optional(), {
      label: 'Che cosa manca',
      widget: 'choice',
      choices: { lyrics: 'Senza testo', cover: 'Senza copertina' },
    }),
  }),
  title: 'title',
  columns: ['title', 'artistName', 'slug', 'albumName', 'albumCover', 'albumRelease', 'requests'],
  sorts: ['title', 'albumRelease', 'requests', 'changedAt'],
  defaultSort: 'title',
  bodyLimit: 131_072,
});
