import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { exactField, formField, instantField, linesField, textField } from '#contract/fields.ts';
import { choiceTimes, listenerSeries } from './listeners.rules.ts';
import { monthForm, playLogColumns } from './play-log.rules.ts';

const seriesField = z.enum(listenerSeries as [string, ...string[]]);
/** Brasilia's wall time, or an instant with its own offset. What cannot be read is told in words. */
const dateField = exactField(10, 35);
/** ISO 8601 with Brasilia's offset. */
const brasiliaField = z.iso.datetime({ offset: true });

/** `x` is the mean of each span of `timeData`. A span without samples has null in all four, never zero. */
const graphSeriesSchema = z.object({
  x: z.array(z.number().nullable()),
  max: z.array(z.number().nullable()),
  min: z.array(z.number().nullable()),
  stddev: z.array(z.number().nullable()),
  /** How many samples stand behind each span. */
  count: z.array(z.number()),
});
export type GraphSeries = z.output<typeof graphSeriesSchema>;

const filteredListenersSchema = z.object({
  /** When each span begins. */
  timeData: z.array(brasiliaField),
  /** By series. */
  listenersData: z.record(z.string(), graphSeriesSchema),
});
export type FilteredListeners = z.output<typeof filteredListenersSchema>;

/** Somewhere to go: a control is called with POST, a link is opened. */
const wayOutSchema = z.object({ title: z.string(), href: z.string(), target: z.string(), name: z.string() });
export type WayOut = z.output<typeof wayOutSchema>;

const permissionsSchema = z.object({
  userPermissions: z.array(z.number()),
  /** Only what the codes open; the rest is empty. */
  content: z.object({
    affiliates: z.array(z.object({ sid: z.string(), name: z.string() })),
    /** Followed by an affiliate's sid it is the address to listen to. */
    affiliatesUrl: z.string(),
    controlls: z.array(wayOutSchema),
    links: z.array(wayOutSchema),
  }),
});
export type WirePermissions = z.output<typeof permissionsSchema>;

export const getUserPermissions = defineEndpoint({
  name: 'getUserPermissions',
  method: 'GET',
  path: '/api/v1/stats/getUserPermissions',
  access: 'user',
  summary: 'The statistics codes of the caller (1 reads, 2 cleans the cache, 3 hears affiliates) and what they open.',
  data: permissionsSchema,
});

export const getListeners = defineEndpoint({
  name: 'getListeners',
  method: 'GET',
  path: '/api/v1/stats/getListeners',
  access: 'staff:stats.read',
  speaks: 'it',
  summary: 'Who listens now, per channel and in total; null for a channel that nobody counts.',
  data: z.object({
    listeners: z.record(seriesField, z.number().nullable()),
    /** When they were counted; null while there is no count of the last minutes. */
    countedAt: instantField.nullable(),
    /** The series that were ever sampled: the others are channels that this station does not have. */
    sampled: z.array(seriesField),
  }),
});

export const getFilteredListeners = defineEndpoint({
  name: 'getFilteredListeners',
  method: 'GET',
  path: '/api/v1/stats/getFilteredListeners',
  access: 'staff:stats.read',
  speaks: 'it',
  summary: 'Listeners of a range, by span of time and series. Dates are ISO 8601 in Brasilia time.',
  query: z.object({
    startDate: dateField,
    endDate: dateField,
    choiceTime: z.enum(choiceTimes),
    'listenersTypes[]': z.union([z.array(seriesField).min(1).max(listenerSeries.length), seriesField]),
  }),
  data: filteredListenersSchema,
});

const airedInsertSchema = z.object({ time: brasiliaField, listeners: z.number().nullable() });

export const getListenersByDates = defineEndpoint({
  name: 'getListenersByDates',
  method: 'GET',
  path: '/api/v1/stats/getListenersByDates',
  access: 'staff:stats.read',
  speaks: 'it',
  summary: 'Who listened in the minutes of these timestamps: YYYY-MM-DD hh:mm:ss in Brasilia time, between commas.',
  query: z.object({ timestamps: linesField(0, 12_000).default('') }),
  data: z.object({
    timeData: z.array(z.object({ date: z.iso.date(), numInserts: z.number() })),
    /** One for each date of `timeData`. A minute without a sample has null and is not part of a sum. */
    listenersData: z.array(z.object({ listeners: z.number(), inserts: z.array(airedInsertSchema) })),
    totalListeners: z.number(),
    totalNumInserts: z.number(),
    insertsWithoutSample: z.number(),
  }),
});

const spotReportSchema = z.object({
  client: z.string(),
  spot: z.string(),
  numInserts: z.number(),
  insertsWithoutSample: z.number(),
  totalListeners: z.number(),
  inserts: z.array(airedInsertSchema.extend({ programme: z.string() })),
});
export type SpotReport = z.output<typeof spotReportSchema>;

export const getCommercialReport = defineEndpoint({
  name: 'getCommercialReport',
  method: 'GET',
  path: '/api/v1/stats/getCommercialReport',
  access: 'staff:stats.read',
  speaks: 'it',
  summary: 'What the play log says was aired for each client, with who heard it: at most 31 days.',
  query: z.object({ startDate: dateField, endDate: dateField }),
  data: z.object({
    spots: z.array(spotReportSchema),
    totalListeners: z.number(),
    totalNumInserts: z.number(),
    insertsWithoutSample: z.number(),
  }),
});

const monthField = formField(monthForm);

export const getPlayLogReport = defineEndpoint({
  name: 'getPlayLogReport',
  method: 'GET',
  path: '/api/v1/stats/getPlayLogReport',
  access: 'staff:stats.read',
  speaks: 'it',
  summary:
    'Which rows of a month’s play log lack something in these columns (between commas; all where none is named).',
  query: z.object({ month: monthField, columns: textField(0, 200).default('') }),
  data: z.object({
    columns: z.array(z.enum(playLogColumns)),
    rows: z.number(),
    lackingRows: z.number(),
    lacking: z.array(
      z.object({
        artist: z.string(),
        title: z.string(),
        missing: z.array(z.enum(playLogColumns)),
        rows: z.array(z.number()),
      }),
    ),
  }),
});

export const cleanCache = defineEndpoint({
  name: 'cleanCache',
  method: 'POST',
  path: '/api/v1/stats/cleanCache',
  access: 'staff:cache.clear',
  speaks: 'it',
  summary: 'Throws away every page and answer that the station keeps ready, in every process.',
  data: z.null(),
  limit: { calls: 30, seconds: 600 },
});
