import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { addressField } from '#contract/fields.ts';

/** For addresses that no page of the site has: an import knows what stood there on the site before. */
export const getOldAddress = defineEndpoint({
  name: 'getOldAddress',
  method: 'GET',
  path: '/api/v1/getOldAddress',
  access: 'public',
  summary: 'Where an article stands today that had this path on the site it was imported from.',
  query: z.object({ path: addressField }),
  data: z.object({ address: z.string() }),
  refusals: { 'not moved': 404 },
});
