import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, instantField, searchField, wholeNumber } from '#contract/fields.ts';
import { countField, offsetField } from '#contract/paging.ts';

const staffMeSchema = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  /** What the desk's head says, and the zone that all its times are written in. */
  station: z.string(),
  zone: z.string(),
});

export type StaffMe = z.output<typeof staffMeSchema>;

export const getStaffMe = defineEndpoint({
  name: 'staff.me',
  method: 'GET',
  path: '/api/v1/staff/me',
  access: 'staff',
  summary: 'Who works at the desk, and what they may do there.',
  data: staffMeSchema,
});

const resourceName = formField(/^[a-z][a-z0-9-]{1,40}$/);

const auditEntrySchema = z.object({
  id: z.number(),
  at: instantField,
  userId: z.number(),
  userName: z.string(),
  act: z.string(),
  resource: z.string(),
  itemId: z.number().nullable(),
  title: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export type AuditEntry = z.output<typeof auditEntrySchema>;

export const getAudit = defineEndpoint({
  name: 'staff.audit',
  method: 'GET',
  path: '/api/v1/staff/audit',
  access: 'staff:audit.read',
  summary: 'What the staff changed, newest first: who, when, what, before and after.',
  query: z.object({
    /** Part of a name. */
    person: searchField(100).default(''),
    resource: resourceName.optional(),
    item: wholeNumber({ min: 1 }).optional(),
    from: instantField.optional(),
    until: instantField.optional(),
    offset: offsetField.default(0),
    count: countField.default(50),
  }),
  data: z.object({ items: z.array(auditEntrySchema), total: z.number() }),
});

export const getRoles = defineEndpoint({
  name: 'staff.roles',
  method: 'GET',
  path: '/api/v1/staff/roles',
  access: 'staff',
  summary: 'Which staff role holds which permissions.',
  data: z.array(z.object({ role: z.string(), permissions: z.array(z.string()) })),
});
