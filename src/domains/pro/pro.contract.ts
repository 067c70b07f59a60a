import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';

export const faqSchema = z.object({
  question: z.string(),
  /** HTML, sanitised. */
  answer: z.string(),
});
export type Faq = z.output<typeof faqSchema>;

export const getFaqs = defineEndpoint({
  name: 'getFaqs',
  method: 'GET',
  path: '/api/v1/proPage/getFaqs',
  access: 'public',
  summary: 'What listeners ask about PRO, in the order in which the page tells it.',
  data: z.array(faqSchema),
});
