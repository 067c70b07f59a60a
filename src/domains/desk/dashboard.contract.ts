import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantField } from '#contract/fields.ts';

/** What may wait for somebody; each stands there only for whoever may do something about it. */
const attentionKinds = [
  'scheduledToday',
  'articlesReady',
  'draftsWaiting',
  'failedJobs',
  'failedMails',
  'messages',
  'streamingRequests',
  'applications',
  'recommendations',
  'songsWithoutLyrics',
  'songsWithoutCover',
  'promotionsEnding',
  'huntsRunning',
] as const;

const itemSchema = z.object({ resource: z.string(), id: z.number(), title: z.string() });

export const getDashboard = defineEndpoint({
  name: 'staff.dashboard',
  method: 'GET',
  path: '/api/v1/staff/dashboard',
  access: 'staff',
  summary: 'What needs attention at the desk, as far as the caller’s roles open it; what is on air; the last changes.',
  data: z.object({
    /** `titles` names some of them. */
    attention: z.array(z.object({ kind: z.enum(attentionKinds), count: z.number(), titles: z.array(z.string()) })),
    /** What appears by itself today and tomorrow, soonest first. */
    upcoming: z.array(itemSchema.extend({ at: instantField })),
    onAir: z
      .object({ song: z.string(), artist: z.string(), cover: z.string(), endTime: instantField.nullable() })
      .nullable(),
    /** Null where the caller may not read the figures. */
    listeners: z.number().nullable(),
    /** The last changes of what the caller may edit. */
    recent: z.array(
      z.object({
        at: instantField,
        who: z.string(),
        act: z.string(),
        resource: z.string(),
        id: z.number().nullable(),
        title: z.string(),
      }),
    ),
  }),
});

export type DashboardData = z.output<(typeof getDashboard)['data']>;
export type AttentionKind = (typeof attentionKinds)[number];
