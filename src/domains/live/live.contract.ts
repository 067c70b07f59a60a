import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import {
  formField,
  slugField,
  textField,
  unknownVisit,
  visitHashField,
  visitHeaders,
  wholeNumber,
} from '#contract/fields.ts';

const sourceSchema = z.object({ src: z.string(), type: z.string() });

const streamSchema = z.object({
  streamId: z.string(),
  streamName: z.string(),
  imageUrl: z.string(),
  pro: z.boolean(),
  semiPro: z.boolean(),
  color: z.string(),
  metaId: z.string(),
  sources: z.array(sourceSchema),
  isPopup: z.boolean(),
  popupUrl: z.string(),
  popupId: z.string(),
  popupConfig: z.string(),
});
export type Stream = z.output<typeof streamSchema>;

/** What is on air, and every entry of the lists of what was. */
const nowPlayingSchema = z.object({
  album: z.string(),
  artist: z.string(),
  artistId: z.number().nullable(),
  artistSlug: z.string(),
  song: z.string(),
  songId: z.number().nullable(),
  musicSlug: z.string(),
  year: z.string(),
  /** Holds the size token 1000x1000, swapped for the size that a place needs. */
  cover: z.string(),
  itunes: z.string(),
  /** When it went on air: ISO 8601, UTC. */
  time: z.iso.datetime(),
  slug: z.string(),
  spotSlug: z.string(),
  lyrics: z.string(),
  lyricsTranslation: z.string(),
  metaType: z.enum(['music', 'commercial']),
  clientColor: z.string(),
  clientDescription: z.string(),
  /** When it ends, and how far the sound of the stream lags behind its clock: the page switches when the item is heard. */
  endTime: z.iso.datetime(),
  delaySeconds: z.number(),
});
export type NowPlaying = z.output<typeof nowPlayingSchema>;

const metaParams = z.object({ metaId: slugField });
const unknownChannel = { 'channel not found': 404 } as const;
const bucketQuery = z.object({
  FYC: formField(/^\d{1,12}$/).optional(),
});

export const getAvailableStreams = defineEndpoint({
  name: 'getAvailableStreams',
  method: 'GET',
  path: '/api/v1/aovivo/getAvailableStreams',
  access: 'public',
  summary: 'All streams of the station; addresses of pro and semiPro ones are empty here.',
  data: z.array(streamSchema),
});

export const getAvailableProStreams = defineEndpoint({
  name: 'getAvailableProStreams',
  method: 'GET',
  path: '/api/v1/aovivo/getAvailableProStreams',
  access: 'user',
  summary: 'The pro and semiPro streams with addresses signed for this listener, as far as they may hear them.',
  data: z.array(streamSchema),
});

export const getCurrentSongInfo = defineEndpoint({
  name: 'getCurrentSongInfo',
  method: 'GET',
  path: '/api/v1/aovivo/getCurrentSongInfo/:metaId',
  access: 'public',
  summary: 'The item on air; null while there is none.',
  params: metaParams,
  query: bucketQuery,
  data: nowPlayingSchema.nullable(),
  refusals: unknownChannel,
});

export const getMetaHistory = defineEndpoint({
  name: 'getMetaHistory',
  method: 'GET',
  path: '/api/v1/aovivo/getMetaHistory/:metaId',
  access: 'public',
  summary: 'Everything that went on air in the last hour, newest first.',
  params: metaParams,
  query: bucketQuery,
  data: z.array(nowPlayingSchema),
  refusals: unknownChannel,
});

export const getLastPlayed = defineEndpoint({
  name: 'getLastPlayed',
  method: 'GET',
  path: '/api/v1/aovivo/getLastPlayed/:metaId',
  access: 'public',
  summary: 'The last songs and spots of the last hour, newest first, at most 20.',
  params: metaParams,
  data: z.array(nowPlayingSchema),
  refusals: unknownChannel,
});

export const reportListening = defineEndpoint({
  name: 'reportListening',
  method: 'POST',
  path: '/api/v1/aovivo/reportListening',
  access: 'public',
  summary: 'Said every minute by a player whose sound comes from a delivery network, so that its listener is counted.',
  /** `listener` is made up by the player for as long as its page lives. */
  body: z.object({ streamId: slugField, listener: visitHashField }),
  data: z.null(),
  limit: { calls: 600, seconds: 60 },
});

export const rateSong = defineEndpoint({
  name: 'rateSong',
  method: 'POST',
  path: '/api/v1/aovivoBar/rateSong',
  access: 'public',
  summary: 'A like (10) or dislike (1) for the song on air: one vote per browser or user and airing.',
  headers: visitHeaders,
  body: z.object({
    metaId: slugField,
    song: textField(1, 200),
    artist: textField(1, 200),
    rating: wholeNumber().pipe(z.union([z.literal(10), z.literal(1)])),
  }),
  data: z.null(),
  refusals: { 'rating not counted': 409, ...unknownVisit },
  limit: { calls: 60, seconds: 600 },
});
