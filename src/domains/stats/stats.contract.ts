import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, instantField, textField, unknownVisit, visitHashField, visitHeaders } from '#contract/fields.ts';

/** Everything that pages count. A name that is not here is nobody's. */
const eventNames = [
  'page_view',
  'user_known',
  'player_start',
  'player_stop',
  'player_error',
  'player_heartbeat',
  'listening_milestone',
  'ad_error',
  'podcast_not_loaded',
  'spot_modal_opened',
  'spot_link_clicked',
  'client_link_clicked',
  'spot_audio_play',
] as const;

const mostLabels = 8;
/** What all labels of an event may hold together, names included. */
const longestLabels = 400;

const labelsField = z
  .record(textField(0, 40), textField(0, 120))
  .refine((labels) => Object.keys(labels).length <= mostLabels, `at most ${mostLabels} labels`)
  .refine((labels) => Object.entries(labels).flat().join('').length <= longestLabels, 'too much in the labels');

export const sendEvents = defineEndpoint({
  name: 'sendEvents',
  method: 'POST',
  path: '/api/v1/tracking/events',
  access: 'public',
  summary:
    'Takes a batch of first-party analytics events of a visit that the station has opened. Pages send it only after the visitor agreed to statistics. `kept` is 0 when the day is full.',
  headers: visitHeaders,
  body: z.object({
    sessionHash: visitHashField,
    events: z
      .array(
        z.object({
          name: z.enum(eventNames),
          path: formField(/^\//),
          at: instantField,
          labels: labelsField.optional(),
        }),
      )
      .min(1)
      .max(50),
  }),
  data: z.object({ kept: z.number().int() }),
  refusals: unknownVisit,
  limit: { calls: 120, seconds: 60 },
});
