import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';

/** Apart from the other calls of the newsroom: the shell of every page needs this one and none of those. */
export const getCategories = defineEndpoint({
  name: 'getCategories',
  method: 'GET',
  path: '/api/v1/news/getCategories',
  access: 'public',
  summary: 'The news categories, in the order of the site.',
  data: z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() })),
});
