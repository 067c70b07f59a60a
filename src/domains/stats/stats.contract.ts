import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';

export const sendEvents = defineEndpoint({
  name: 'sendEvents',
  method: 'POST',
  path: '/api/v1/tracking/events',
  access: 'public',
  summary: 'Takes a batch of first-party analytics events. Pages send it only after the visitor agreed to statistics.',
  body: z.object({
    sessionHash: z.string().regex(/^[a-z0-9-]{16,64}$/),
    events: z
      .array(
        z.object({
          name: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
          path: z.string().max(300).regex(/^\//),
          at: z.iso.datetime(),
          labels: z.record(z.string().max(40), z.string().max(120)).optional(),
        }),
      )
      .min(1)
      .max(50),
  }),
  data: z.object({ kept: z.number().int() }),
  limit: { calls: 120, seconds: 60 },
});
