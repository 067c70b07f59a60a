import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { wholeNumber } from '#contract/fields.ts';

export const getMediaUses = defineEndpoint({
  name: 'staff.media.uses',
  method: 'GET',
  path: '/api/v1/staff/media/:id/uses',
  access: 'staff:media.edit',
  summary: 'The items of the desk that show a file of the library.',
  params: z.object({ id: wholeNumber({ min: 1 }) }),
  data: z.array(z.object({ resource: z.string(), id: z.number(), title: z.string() })),
});
