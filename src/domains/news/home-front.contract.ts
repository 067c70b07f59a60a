import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantField, wholeNumber } from '#contract/fields.ts';
import { mostPinned } from './news.limits.ts';

const storySchema = z.object({
  id: z.number(),
  title: z.string(),
  /** What the home page shows. */
  titleHome: z.string(),
  slug: z.string(),
  categoryName: z.string(),
  image: z.string(),
  pro: z.boolean(),
  featured: z.boolean(),
  publishedAt: instantField,
});

const frontSchema = z.object({
  version: z.number(),
  changedAt: instantField,
  changedBy: z.string(),
  /** By hand, in this order; the first one leads. Nothing: the page arranges itself. */
  pinnedIds: z.array(z.number()),
  /** What stands on the home page now, in its order: the pinned ones, the featured ones, the newest. */
  stories: z.array(storySchema),
});

export const getHomeFront = defineEndpoint({
  name: 'staff.home.read',
  method: 'GET',
  path: '/api/v1/staff/home',
  access: 'staff:news.edit',
  summary: 'Which stories stand first on the home page, and in which order.',
  data: frontSchema,
});

export const changeHomeFront = defineEndpoint({
  name: 'staff.home.change',
  method: 'PUT',
  path: '/api/v1/staff/home',
  access: 'staff:news.edit',
  summary: 'Pins stories to the home page in this order; none: it arranges itself again.',
  body: z.object({
    version: wholeNumber({ min: 1 }),
    pinnedIds: z.array(wholeNumber({ min: 1 })).max(mostPinned),
  }),
  data: frontSchema,
  namesFields: true,
  refusals: { 'newer version exists': 409 },
});
