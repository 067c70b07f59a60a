import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { slugField, wholeNumber } from '#contract/fields.ts';

/** Files stand as `folder/name`: spots lie in `comerciais`, clients' logos in `clientes`. */
export const spotSchema = z.object({
  name: z.string(),
  slug: z.string(),
  imageFile: z.string(),
  audioFile: z.string(),
  link: z.string(),
  clientName: z.string(),
  /** The name under which the client signs this spot. */
  spotClientName: z.string(),
  /** Empty for a spot without a client's page. */
  clientSlug: z.string(),
  clientColor: z.string(),
  /** HTML. */
  clientDescription: z.string(),
  clientLink: z.string(),
  clientImageFile: z.string(),
  /** HTML. */
  transcript: z.string(),
  locations: z.array(z.string()),
});
export type Spot = z.output<typeof spotSchema>;

export const getSpotData = defineEndpoint({
  name: 'getSpotData',
  method: 'GET',
  path: '/api/v1/getSpotData/:slug',
  access: 'public',
  summary: 'One spot with what is told of its client.',
  params: z.object({ slug: slugField }),
  data: spotSchema,
  refusals: { 'spot not found': 404 },
});

const bannerSchema = z.object({
  clientName: z.string(),
  clientColor: z.string(),
  text: z.string(),
  link: z.string(),
});
export type Banner = z.output<typeof bannerSchema>;

export const getHouseBanner = defineEndpoint({
  name: 'getHouseBanner',
  method: 'GET',
  path: '/api/v1/getHouseBanner',
  access: 'public',
  summary:
    'The client whose banner the station shows now; null while it has none. Clients take turns by the minute, and each place of a page, counted from 0, has another one on the same turn.',
  query: z.object({
    place: wholeNumber({ min: 0, max: 1_000 }).default(0),
    /** Which turn all places of the page count from; the station's clock says it where it is missing. */
    turn: wholeNumber({ min: 0, max: 1_000_000_000 }).optional(),
  }),
  data: bannerSchema.nullable(),
});
