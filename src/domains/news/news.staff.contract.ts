import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantField, wholeNumber } from '#contract/fields.ts';
import { resourceEndpoints } from '#contract/resource.ts';
import { newsResource, newsStages } from './news.resource.ts';

const { read } = resourceEndpoints(newsResource);
const params = z.object({ id: wholeNumber({ min: 1 }) });
const version = wholeNumber({ min: 1 });
const act = {
  access: 'staff:news.edit',
  params,
  data: read.data,
  namesFields: true,
  refusals: { 'not found': 404, 'newer version exists': 409 },
} as const;

export const publishArticle = defineEndpoint({
  ...act,
  name: 'staff.news.publish',
  method: 'POST',
  path: '/api/v1/staff/news/:id/publish',
  summary: 'Makes the working copy the published one, now or at an instant to come.',
  body: z.object({ version, at: instantField.optional() }),
});

export const unpublishArticle = defineEndpoint({
  ...act,
  name: 'staff.news.unpublish',
  method: 'POST',
  path: '/api/v1/staff/news/:id/unpublish',
  summary: 'Takes the article back from readers, now or at an instant to come. The working copy stays.',
  body: z.object({ version, at: instantField.optional() }),
  refusals: { ...act.refusals, 'not published': 409 },
});

export const unscheduleArticle = defineEndpoint({
  ...act,
  name: 'staff.news.unschedule',
  method: 'POST',
  path: '/api/v1/staff/news/:id/unschedule',
  summary: 'Forgets what was planned: neither comes out nor is taken back by itself.',
  body: z.object({ version }),
});

export const planArticle = defineEndpoint({
  ...act,
  name: 'staff.news.plan',
  method: 'POST',
  path: '/api/v1/staff/news/:id/plan',
  summary: 'How far the work has come, and for which moment the newsroom means it. Nothing comes out by this.',
  body: z.object({ version, stage: z.enum(newsStages), plannedAt: instantField.nullable() }),
});

export const getArticleChecks = defineEndpoint({
  name: 'staff.news.checks',
  method: 'GET',
  path: '/api/v1/staff/news/:id/checks',
  access: 'staff:news.edit',
  summary: 'What an editor may want to look at before the working copy is published. Nothing of it is binding.',
  params,
  data: z.array(
    z.object({
      code: z.enum(['no-subtitle', 'no-picture', 'no-alt-text', 'dead-link', 'too-long']),
      /** The field it is about. */
      field: z.string(),
      message: z.string(),
    }),
  ),
  refusals: { 'not found': 404 },
});

export const getArticlePreview = defineEndpoint({
  name: 'staff.news.preview',
  method: 'GET',
  path: '/api/v1/staff/news/:id/preview',
  access: 'staff:news.edit',
  summary: 'An address that shows the working copy on the real page to whoever has it, for a while.',
  params,
  data: z.object({ address: z.string(), until: instantField }),
  refusals: { 'not found': 404 },
});
