import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { slugField } from '#contract/fields.ts';

const clientSpotSchema = z.object({
  name: z.string(),
  slug: z.string(),
  imageFile: z.string(),
  /** Empty for a spot that cannot be heard. */
  audioFile: z.string(),
});
export type ClientSpot = z.output<typeof clientSpotSchema>;

/** The segment is no part of it: the page works it out from the name. */
export const clientSchema = z.object({
  name: z.string(),
  slug: z.string(),
  shortDescription: z.string(),
  /** HTML, sanitised. */
  description: z.string(),
  imageFile: z.string(),
  link: z.string(),
  clientColor: z.string(),
  locations: z.array(z.string()),
  numSpots: z.number().int().min(0),
  spots: z.array(clientSpotSchema),
});
export type Client = z.output<typeof clientSchema>;

export const getClientsData = defineEndpoint({
  name: 'getClientsData',
  method: 'GET',
  path: '/api/v1/getClientsData',
  access: 'public',
  summary: 'All clients of the station with their spots, by name.',
  data: z.array(clientSchema),
});

export const getClientsSingleData = defineEndpoint({
  name: 'getClientsSingleData',
  method: 'GET',
  path: '/api/v1/getClientsSingleData/:slug',
  access: 'public',
  summary: 'One client with its spots.',
  params: z.object({ slug: slugField }),
  data: clientSchema,
  refusals: { 'client not found': 404 },
});
