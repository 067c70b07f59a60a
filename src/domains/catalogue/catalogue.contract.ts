import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { slugField, textField } from '#contract/fields.ts';
import { countField, offsetField } from '#contract/paging.ts';
import { noMoreSongs, noSongsForFilter } from './catalogue.rules.ts';

/** Id, address, name, picture and whether the slider shows them. */
export const artistEntrySchema = z.object({
  Id: z.number(),
  Url: z.string(),
  Nam: z.string(),
  /** `folder/name.jpg`; empty without a portrait. */
  Img: z.string(),
  Ver: z.boolean(),
});
export type WireArtistEntry = z.output<typeof artistEntrySchema>;

export const artistSchema = z.object({
  artistName: z.string(),
  slug: z.string(),
  /** HTML, sanitised; players of known video and sound hosts may stand in it. */
  biography: z.string(),
  /** The banner. */
  imageNew: z.string(),
  /** The portrait. */
  imageOld: z.string(),
});
export type WireArtist = z.output<typeof artistSchema>;

/** What a list can play and lead to. */
export const playlistTrackSchema = z.object({
  /** The thirty seconds that may be heard: `folder/name.mp3`. */
  musicTrack: z.string(),
  /** An address that holds the size token 1000x1000, swapped for the size that a place needs. */
  albumCover: z.string(),
  albumName: z.string(),
  artistName: z.string(),
  artistSlug: z.string(),
  musicName: z.string(),
  musicSlug: z.string(),
  iTunesLink: z.string(),
  /** The same cover at 400x400, for those who do not swap. */
  itunesCover: z.string(),
});

/** A song as lists show it: whether it has words and videos, not the words themselves. */
export const songItemSchema = playlistTrackSchema.extend({
  musicId: z.number(),
  /** YYYY-MM-DD; empty when nobody knows. */
  albumRelease: z.string(),
  hasLyrics: z.boolean(),
  hasTranslation: z.boolean(),
  hasVideo: z.boolean(),
});
export type WireSongItem = z.output<typeof songItemSchema>;

export const songSchema = songItemSchema.extend({
  musicLyrics: z.string(),
  musicTranslation: z.string(),
  musicVideoYoutubeId: z.string(),
  musicVideoFileName: z.string(),
  lyricsVideoYoutubeId: z.string(),
  lyricsVideoFileName: z.string(),
  /** Whether the whole song can be downloaded by those who may. */
  hasDownload: z.boolean(),
});
export type WireSong = z.output<typeof songSchema>;

export const topSongSchema = z.object({
  trackName: z.string(),
  /** The address of its thirty seconds. */
  previewUrl: z.string(),
  collectionName: z.string(),
  artistName: z.string(),
  cover: z.string(),
  /** The address of the song's page. */
  trackViewUrl: z.string(),
});
export type WireTopSong = z.output<typeof topSongSchema>;

const albumSchema = playlistTrackSchema
  .pick({ albumName: true, albumCover: true, artistName: true, artistSlug: true })
  .extend({ albumRelease: z.string() });
export type Album = z.output<typeof albumSchema>;

export const getArtists = defineEndpoint({
  name: 'getArtists',
  method: 'GET',
  path: '/api/v1/getArtists/',
  access: 'public',
  summary: 'Every artist, by name.',
  data: z.array(artistEntrySchema),
});

export const getSlides = defineEndpoint({
  name: 'getSlides',
  method: 'GET',
  path: '/api/v1/artists/getSlides',
  access: 'public',
  summary: 'The artists whom the slider shows.',
  data: z.array(artistEntrySchema),
});

export const getAlbumsDoMomento = defineEndpoint({
  name: 'getAlbumsDoMomento',
  method: 'GET',
  path: '/api/v1/artists/getAlbumsDoMomento',
  access: 'public',
  summary: 'The twenty albums whose songs are asked for most.',
  data: z.array(albumSchema),
});

export const getSomeAlbumsDoMomento = defineEndpoint({
  name: 'getSomeAlbumsDoMomento',
  method: 'GET',
  path: '/api/v1/artists/getAlbumsDoMomento/:count',
  access: 'public',
  summary: 'As many of the albums whose songs are asked for most.',
  params: z.object({ count: countField }),
  data: z.array(albumSchema),
});

export const getSingleArtist = defineEndpoint({
  name: 'getSingleArtist',
  method: 'GET',
  path: '/api/v1/getSingleArtist/:slug',
  access: 'public',
  summary: 'One artist.',
  params: z.object({ slug: slugField }),
  data: artistSchema,
  refusals: { 'artist not found': 404 },
});

export const getArtistsTopSongs = defineEndpoint({
  name: 'getArtistsTopSongs',
  method: 'GET',
  path: '/api/v1/artists/getArtistsTopSongs/:artistSlug/:count',
  access: 'public',
  summary: "An artist's songs that listeners ask for most; the pages ask for 3.",
  params: z.object({ artistSlug: slugField, count: countField }),
  data: z.array(topSongSchema),
  refusals: { 'artist not found': 404 },
});

export const getMusicData = defineEndpoint({
  name: 'getMusicData',
  method: 'GET',
  path: '/api/v1/getMusicData/:offset/:count',
  access: 'public',
  summary: 'Songs, by title.',
  params: z.object({ offset: offsetField, count: countField }),
  data: z.array(songItemSchema),
  refusals: { [noMoreSongs]: 404 },
});

const wishField = z.enum(['true', 'false']).optional();
const filterFields = z.object({
  lyrics: wishField,
  translation: wishField,
  video: wishField,
  query: textField(0, 200).optional(),
});

export const getMusicCount = defineEndpoint({
  name: 'getMusicCount',
  method: 'GET',
  path: '/api/v1/getMusicCount',
  access: 'public',
  summary: 'How many songs there are, of all or of those that a filter lets through.',
  query: filterFields,
  data: z.object({ total: z.number().int() }),
});

export const getFilteredMusicData = defineEndpoint({
  name: 'getFilteredMusicData',
  method: 'GET',
  path: '/api/v1/getFilteredMusicData/:offset/:count',
  access: 'public',
  summary:
    'Songs that have words, a translation or a video, or whose title, artist or album holds every word asked for.',
  params: z.object({ offset: offsetField, count: countField }),
  query: filterFields,
  data: z.array(songItemSchema),
  refusals: { [noSongsForFilter]: 404, [noMoreSongs]: 404 },
});

export const getSingleMusicData = defineEndpoint({
  name: 'getSingleMusicData',
  method: 'GET',
  path: '/api/v1/getSingleMusicData/:artistSlug/:musicSlug',
  access: 'public',
  summary: 'One song; the artist stands first.',
  params: z.object({ artistSlug: slugField, musicSlug: slugField }),
  data: songSchema,
  refusals: { 'music not found': 404 },
});
