import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';

export const getPartnersData = defineEndpoint({
  name: 'getPartnersData',
  method: 'GET',
  path: '/api/v1/getPartnersData',
  access: 'public',
  summary: 'The partners of the station.',
  data: z.array(z.object({ name: z.string(), image: z.string(), description: z.string(), link: z.string() })),
});
