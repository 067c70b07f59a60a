import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';

export const getProgramsData = defineEndpoint({
  name: 'getProgramsData',
  method: 'GET',
  path: '/api/v1/programs/getProgramsData',
  access: 'public',
  summary: 'All programmes of the week, in the order in which they go on air.',
  data: z.array(
    z.object({
      programTitle: z.string(),
      programImage: z.string(),
      programSummary: z.string(),
      /** HTML, sanitised. */
      programDescription: z.string(),
      programDays: z.string(),
      /** 'HH:MM - HH:MM', Europe/Rome. */
      programTime: z.string(),
      programHost: z.string(),
      /** 1 = Monday … 7 = Sunday. */
      programWeekdays: z.array(z.number().int().min(1).max(7)),
      programSlug: z.string(),
    }),
  ),
});
