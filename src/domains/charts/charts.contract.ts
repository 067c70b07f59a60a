import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { slugField, wholeNumber } from '#contract/fields.ts';
import { songItemSchema } from '#domains/catalogue/catalogue.contract.ts';

export const top10CategorySchema = z.object({
  categorySlug: z.string(),
  categoryName: z.string(),
  description: z.string(),
});
export type Top10Category = z.output<typeof top10CategorySchema>;

/** Songs in the order of their places; `itunesCover` is theirs already. */
export const top10ItemSchema = songItemSchema;

export const top100ItemSchema = songItemSchema.extend({
  /** The album's name as an address would write it. */
  albumCoverSlug: z.string(),
});

/** The same year under both of its names. */
export const top100YearSchema = z.object({ tx_ano: z.string(), ano: z.number() });

export const getTop10Categories = defineEndpoint({
  name: 'getTop10Categories',
  method: 'GET',
  path: '/api/v1/getTop10Categories',
  access: 'public',
  summary: 'The lists of ten, in the order of the site.',
  data: z.array(top10CategorySchema),
});

export const getTop10 = defineEndpoint({
  name: 'getTop10',
  method: 'GET',
  path: '/api/v1/getTop10/:categorySlug',
  access: 'public',
  summary: 'The ten most requested songs of a category, the first first.',
  params: z.object({ categorySlug: slugField }),
  data: z.array(top10ItemSchema),
  refusals: { 'category not found': 404 },
});

export const getTop100Years = defineEndpoint({
  name: 'getTop100Years',
  method: 'GET',
  path: '/api/v1/getTop100Years',
  access: 'public',
  summary: 'The years that have a top 100, newest first.',
  data: z.array(top100YearSchema),
});

export const getTop100 = defineEndpoint({
  name: 'getTop100',
  method: 'GET',
  path: '/api/v1/getTop100/:year',
  access: 'public',
  summary: 'The hundred songs of a year, the first first.',
  params: z.object({ year: wholeNumber({ min: 0, max: 9999 }) }),
  data: z.array(top100ItemSchema),
  refusals: { 'year not found': 404 },
});
