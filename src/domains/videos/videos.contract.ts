import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, instantField, slugField } from '#contract/fields.ts';
import { countField } from '#contract/paging.ts';
import { playlistCount } from './videos.rules.ts';

/** A video as lists show it. */
const videoItemSchema = z.object({
  videoId: z.string(),
  title: z.string(),
  /** `folder/name.jpg`, or an address of this site; empty without a poster. */
  videoImage: z.string(),
  slug: z.string(),
  publishedAt: instantField,
  /** null where the video site does not say. */
  seconds: z.number().nullable(),
});
export type WireVideoItem = z.output<typeof videoItemSchema>;

/** Stands on the video site or is a film of ours; without either it cannot be watched yet. */
const videoSchema = videoItemSchema.extend({
  description: z.string(),
  videoYoutubeId: z.string(),
  videoFileName: z.string(),
});
export type WireVideo = z.output<typeof videoSchema>;

const playlistSchema = z.object({ id: z.string(), snippet: z.object({ title: z.string() }) });
const wholePlaylistSchema = playlistSchema.extend({ items: z.array(videoItemSchema) });
export type WirePlaylist = z.output<typeof wholePlaylistSchema>;

const countQuery = z.object({ count: countField.default(playlistCount) });

export const getYoutubePlaylists = defineEndpoint({
  name: 'getYoutubePlaylists',
  method: 'GET',
  path: '/api/v1/videos/getYoutubePlaylists',
  access: 'public',
  summary: 'The playlists of the channel, in its order.',
  query: countQuery,
  data: z.array(playlistSchema),
});

export const getYoutubePlaylist = defineEndpoint({
  name: 'getYoutubePlaylist',
  method: 'GET',
  path: '/api/v1/videos/getYoutubePlaylists/:id',
  access: 'public',
  summary: 'One playlist with its first videos.',
  params: z.object({ id: formField(/^[\w-]{1,64}$/) }),
  query: countQuery,
  data: wholePlaylistSchema,
  refusals: { 'playlist not found': 404 },
});

export const getYoutubeLatestVideos = defineEndpoint({
  name: 'getYoutubeLatestVideos',
  method: 'GET',
  path: '/api/v1/videos/getYoutubeLatestVideos/:count',
  access: 'public',
  summary: 'The newest videos, with all that is told of them; the video page asks for 1.',
  params: z.object({ count: countField }),
  data: z.array(videoSchema),
});

export const getLatestVideos = defineEndpoint({
  name: 'getLatestVideos',
  method: 'GET',
  path: '/api/v1/videos/getLatestVideos/:count',
  access: 'public',
  summary: 'The newest videos as a list shows them; the home page asks for 5.',
  params: z.object({ count: countField }),
  data: z.array(videoItemSchema),
});

export const getYoutubeVideoByTitle = defineEndpoint({
  name: 'getYoutubeVideoByTitle',
  method: 'GET',
  path: '/api/v1/videos/getYoutubeVideoByTitle/:slug',
  access: 'public',
  summary: 'One video, by the address form of its title.',
  params: z.object({ slug: slugField }),
  data: videoSchema,
  refusals: { 'video not found': 404 },
});

export const getTvProgramme = defineEndpoint({
  name: 'getTvProgramme',
  method: 'GET',
  path: '/api/v1/tv/getProgramme',
  access: 'public',
  summary: 'What the TV channel shows: the address of a live stream, or films that follow each other round the clock.',
  data: z.object({
    /** An HLS playlist; empty while the channel is made of films. */
    streamUrl: z.string(),
    films: z.array(
      videoItemSchema
        .pick({ videoId: true, title: true, videoImage: true, slug: true })
        .extend({ videoFileName: z.string(), seconds: z.number() }),
    ),
  }),
});
export type WireTvProgramme = z.output<typeof getTvProgramme.data>;
