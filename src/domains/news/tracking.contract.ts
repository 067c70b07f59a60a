import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clockField, formField, slugField, unknownVisit, visitHeaders, wholeNumber } from '#contract/fields.ts';

const viewsBody = z.object({
  sendTime: clockField,
  sessionHash: formField(/^[\w-]{8,64}$/),
  newsViews: z
    .array(z.object({ newsId: wholeNumber({ min: 1 }), timestamp: clockField }))
    .min(1)
    .max(100),
});
export type ViewsBatch = z.output<typeof viewsBody>;

export const newsViewsHit = defineEndpoint({
  name: 'newsViewsHit',
  method: 'POST',
  path: '/api/v1/tracking/newsViewsHit',
  access: 'public',
  summary: 'A batch of news that were seen: each counts once per visit and hour, however often it arrives.',
  headers: visitHeaders,
  body: viewsBody,
  data: z.null(),
  refusals: unknownVisit,
  limit: { calls: 240, seconds: 600 },
});

export const newsViewsHitAuth = defineEndpoint({
  name: 'newsViewsHitAuth',
  method: 'POST',
  path: '/api/v1/tracking/newsViewsHitAuth',
  access: 'user',
  summary: 'The same for a signed-in reader.',
  headers: visitHeaders,
  body: viewsBody,
  data: z.null(),
  refusals: unknownVisit,
  limit: { calls: 240, seconds: 600 },
});

export const newsHit = defineEndpoint({
  name: 'newsHit',
  method: 'POST',
  path: '/api/v1/tracking/newsHit',
  access: 'public',
  summary: 'An article was opened: it counts once per visit and hour.',
  headers: visitHeaders,
  body: z.object({ slug: slugField }),
  data: z.null(),
  refusals: unknownVisit,
  limit: { calls: 240, seconds: 600 },
});

export const tagHit = defineEndpoint({
  name: 'tagHit',
  method: 'POST',
  path: '/api/v1/tracking/tagHit',
  access: 'public',
  summary: 'The page of a tag was opened: it counts once per visit and hour.',
  headers: visitHeaders,
  body: z.object({ tag: slugField }),
  data: z.null(),
  refusals: unknownVisit,
  limit: { calls: 240, seconds: 600 },
});
