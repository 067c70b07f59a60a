import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, instantField, slugField } from '#contract/fields.ts';
import { mixCursor } from './mixes.rules.ts';

export const mixSchema = z.object({
  slug: z.string(),
  name: z.string(),
  tags: z.array(z.object({ name: z.string() })),
  date: instantField,
  seconds: z.number().int(),
  /** A picture of the station's own; empty where the mixes lie with another provider. */
  picture: z.string(),
});
export type Mix = z.output<typeof mixSchema>;

export const playlistSchema = z.object({ slug: z.string(), name: z.string() });
export type MixPlaylist = z.output<typeof playlistSchema>;

export const getMixPlaylists = defineEndpoint({
  name: 'getMixPlaylists',
  method: 'GET',
  path: '/api/v1/getMixPlaylists',
  access: 'public',
  summary: 'The playlists of the mixes, as their provider lists them.',
  data: z.array(playlistSchema),
  refusals: { 'mix provider failed': 502 },
});

export const getMixes = defineEndpoint({
  name: 'getMixes',
  method: 'GET',
  path: '/api/v1/getMixes',
  access: 'public',
  summary: 'Ten mixes of a playlist, or of all, newest first; `next` asks for those after them.',
  query: z.object({
    playlist: slugField.optional(),
    /** What the answer before said, as it is. */
    next: formField(mixCursor).optional(),
  }),
  data: z.object({
    mixes: z.array(mixSchema),
    next: z.string().nullable(),
    /** How many there are; null where the provider does not say. */
    total: z.number().int().nullable(),
  }),
  refusals: { 'mix provider failed': 502, 'playlist not found': 404 },
});
