import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, instantField, wholeNumber } from '#contract/fields.ts';

const open = {
  resource: formField(/^[a-z][a-z0-9-]{1,40}$/),
  id: wholeNumber({ min: 1 }),
  /** Made by the window for itself: a person may have an item open twice. */
  window: formField(/^[\w-]{8,64}$/),
};

export const announcePresence = defineEndpoint({
  name: 'staff.presence.announce',
  method: 'POST',
  path: '/api/v1/staff/presence',
  access: 'staff',
  summary: 'A window says that it has an item open, again and again, and learns who else has.',
  body: z.object(open),
  data: z.object({
    others: z.array(z.object({ userId: z.number(), name: z.string(), since: instantField })),
    /** After how many seconds the window should say so again; after three times that it counts as gone. */
    againSeconds: z.number(),
  }),
});

export const endPresence = defineEndpoint({
  name: 'staff.presence.end',
  method: 'DELETE',
  path: '/api/v1/staff/presence',
  access: 'staff',
  summary: 'A window has closed an item.',
  body: z.object(open),
  data: z.null(),
});
