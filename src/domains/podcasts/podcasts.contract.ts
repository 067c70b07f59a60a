import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantField, slugField } from '#contract/fields.ts';
import { countField, offsetField } from '#contract/paging.ts';

export const showSchema = z.object({
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  /** HTML, sanitised. */
  description: z.string(),
  /** Square, `folder/name.jpg` like every picture. */
  thumb: z.string(),
  image: z.string(),
  /** Empty for a show that does not stand in the slider. */
  imageFeatured: z.string(),
  fadeColor: z.string(),
  type: z.enum(['podcast', 'mixcloud']),
  showId: z.string(),
  pro: z.boolean(),
  podcastPlayerStyle: z.enum(['mini', 'standard', 'show']),
  author: z.string(),
  episodes: z.number().int(),
  /** When the newest episode came out. */
  latest: instantField.nullable(),
});
export type PodcastShow = z.output<typeof showSchema>;

export const episodeSchema = z.object({
  slug: z.string(),
  title: z.string(),
  date: instantField,
  podcastId: z.string(),
  number: z.number().int(),
  /** HTML, sanitised. */
  description: z.string(),
  seconds: z.number().int(),
  /** The article about it, empty where there is none. */
  newsSlug: z.string(),
});
export type Episode = z.output<typeof episodeSchema>;

const person = z.object({ name: z.string(), role: z.enum(['host', 'guest']) });

const episodePageSchema = episodeSchema.extend({
  show: showSchema,
  people: z.array(person),
  /** Plain text, a paragraph a line; empty where there is none, and for a PRO episode. */
  transcript: z.string(),
});
export type EpisodeWithShow = z.output<typeof episodePageSchema>;

export const getPodcastsData = defineEndpoint({
  name: 'getPodcastsData',
  method: 'GET',
  path: '/api/v1/getPodcastsData',
  access: 'public',
  summary: 'The podcast shows, PRO ones too, in the order of the page.',
  data: z.array(showSchema),
});

export const getProPodcastsData = defineEndpoint({
  name: 'getProPodcastsData',
  method: 'GET',
  path: '/api/v1/getProPodcastsData',
  access: 'pro',
  summary: 'The PRO podcast shows with the address of the listener’s own feed, where there is one.',
  data: z.array(showSchema.extend({ hasPrivateFeed: z.boolean() })),
});

export const getPodcastEpisodes = defineEndpoint({
  name: 'getPodcastEpisodes',
  method: 'GET',
  path: '/api/v1/getPodcastEpisodes/:show/:offset/:count',
  access: 'public',
  summary: 'Episodes of a show, newest first. The show is named by its slug or by its showId.',
  params: z.object({ show: slugField, offset: offsetField, count: countField }),
  data: z.array(episodeSchema),
  refusals: { 'podcast not found': 404 },
});

export const getPodcastEpisode = defineEndpoint({
  name: 'getPodcastEpisode',
  method: 'GET',
  path: '/api/v1/getPodcastEpisode/:show/:episode',
  access: 'public',
  summary: 'One episode with its show.',
  params: z.object({ show: slugField, episode: slugField }),
  data: episodePageSchema,
  refusals: { 'podcast not found': 404 },
});

const ownFeed = z.object({ address: z.url() });

export const createPrivateFeed = defineEndpoint({
  name: 'createPrivateFeed',
  method: 'POST',
  path: '/api/v1/podcasts/privateFeed',
  access: 'pro',
  summary: 'A new address of a PRO show’s feed, for this listener alone. An older one ends.',
  body: z.object({ show: slugField }),
  data: ownFeed,
  refusals: { 'podcast not found': 404 },
  limit: { calls: 30, seconds: 3600 },
});

export const revokePrivateFeed = defineEndpoint({
  name: 'revokePrivateFeed',
  method: 'DELETE',
  path: '/api/v1/podcasts/privateFeed/:show',
  access: 'user',
  summary: 'Ends the listener’s own address of a show’s feed at once.',
  params: z.object({ show: slugField }),
  data: z.null(),
  refusals: { 'podcast not found': 404 },
});
