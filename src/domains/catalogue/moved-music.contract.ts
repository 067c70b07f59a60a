import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { slugField } from '#contract/fields.ts';

export const getMovedArtist = defineEndpoint({
  name: 'getMovedArtist',
  method: 'GET',
  path: '/api/v1/getMovedArtist/:slug',
  access: 'public',
  summary: 'Where an artist stands today that stood at an address before.',
  params: z.object({ slug: slugField }),
  data: z.object({ address: z.string() }),
  refusals: { 'not moved': 404 },
});

export const getMovedSong = defineEndpoint({
  name: 'getMovedSong',
  method: 'GET',
  path: '/api/v1/getMovedSong/:artistSlug/:musicSlug',
  access: 'public',
  summary: 'Where a song stands today that stood at an address before, its own or its artist’s.',
  params: z.object({ artistSlug: slugField, musicSlug: slugField }),
  data: z.object({ address: z.string() }),
  refusals: { 'not moved': 404 },
});
