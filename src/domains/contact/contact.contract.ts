import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { linesField, textField, wholeNumber } from '#contract/fields.ts';

/** Wider than the form's own limits, so that a text that is too long gets the form's own words. */
const short = textField(0, 300);

export const sendContactMessage = defineEndpoint({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/api/v1/contact/sendMessage',
  access: 'public',
  summary: 'Writes to the station. Every field must be filled; the first problem is told in its own words.',
  body: z.object({
    name: short,
    email: short,
    tel: short,
    city: short,
    state: short,
    text: linesField(0, 5000),
    /** 1 to 7; 0 means none. */
    categoryId: wholeNumber({ max: 1000 }),
    /** Null for a visitor. Who really writes is known from the session alone. */
    userId: wholeNumber({ min: 1 }).nullable().default(null),
  }),
  data: z.null(),
  limit: { calls: 10, seconds: 3600, sparesRefused: true },
  speaks: 'it',
});
