import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, instantField } from '#contract/fields.ts';

const access = 'staff:users.edit';
const failureKinds = ['job', 'mail'] as const;

const failureSchema = z.object({
  kind: z.enum(failureKinds),
  id: z.string(),
  /** The job's name, or the mail's subject. */
  title: z.string(),
  /** Whom a mail is for; empty for a job. */
  to: z.string(),
  at: instantField,
  why: z.string(),
  attempts: z.number(),
});
export type Failure = z.output<typeof failureSchema>;

export const getFailures = defineEndpoint({
  name: 'staff.failures.read',
  method: 'GET',
  path: '/api/v1/staff/failures',
  access,
  summary: 'Jobs that were given up and mails that were refused, newest first, at most a hundred of each.',
  data: z.array(failureSchema),
});

export const retryFailure = defineEndpoint({
  name: 'staff.failures.retry',
  method: 'POST',
  path: '/api/v1/staff/failures/retry',
  access,
  summary: 'Tries a failed job or mail once more, at once.',
  body: z.object({ kind: z.enum(failureKinds), id: formField(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) }),
  data: z.null(),
  refusals: { 'not failed': 409 },
});
