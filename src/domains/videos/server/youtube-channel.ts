import { z } from 'zod';
import { slugify } from '#kit/slug.ts';
import type { Config } from '#server/config.ts';
import { playlistCount, wholePlaylistCount } from '../videos.rules.ts';
import { createVideoLibrary, type LibraryVideo, type VideoLibrary } from './video-library.ts';

type Settings = NonNullable<Config['youtube']>;

const timeoutMs = 5_000;

const channelsSchema = z.object({
  items: z.array(z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }) })),
});
const playlistsSchema = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })),
});
const picture = z.object({ url: z.url({ protocol: /^https?$/ }) }).optional();
const itemSchema = z.object({
  snippet: z.object({
    title: z.string(),
    description: z.string().default(''),
    publishedAt: z.iso.datetime({ offset: true }),
    resourceId: z.object({ videoId: z.string().regex(/^[\w-]{1,32}$/) }),
    thumbnails: z
      .object({ maxres: picture, standard: picture, high: picture, medium: picture, default: picture })
      .default({}),
  }),
});
const itemsSchema = z.object({ items: z.array(itemSchema) });
type Item = z.output<typeof itemSchema>;

export const posterPath = (videoId: string) => `/videos/posters/${videoId}`;

/**
 * A channel of YouTube as its Data API tells it: https://developers.google.com/youtube/v3/docs. Its playlists come with as
 * many videos as one answer holds, and so do its uploads.
 */
export async function readYoutubeChannel({ apiUrl, apiKey, channelId }: Settings): Promise<VideoLibrary> {
  async function ask<T>(call: string, schema: z.ZodType<T>, query: Record<string, string>): Promise<T> {
    const address = `${apiUrl}/${call}?${new URLSearchParams({ ...query, key: apiKey })}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    // The address holds the key: what is thrown, and so logged, names the call and the status only.
    if (!response.ok) throw new Error(`YouTube answers ${response.status} to ${call}`);
    return schema.parse(await response.json());
  }
  const itemsOf = async (playlistId: string) => {
    const query = { part: 'snippet', playlistId, maxResults: String(wholePlaylistCount) };
    return (await ask('playlistItems', itemsSchema, query)).items;
  };

  const { items: channels } = await ask('channels', channelsSchema, { part: 'contentDetails', id: channelId });
  const uploads = channels[0]?.contentDetails.relatedPlaylists.uploads;
  if (!uploads) throw new Error('YouTube knows no such channel');
  const query = { part: 'snippet', channelId, maxResults: String(playlistCount) };
  const { items: playlists } = await ask('playlists', playlistsSchema, query);
  const [newest = [], ...lists] = await Promise.all([uploads, ...playlists.map(({ id }) => id)].map(itemsOf));

  const videos = videosOf([...newest, ...lists.flat()]);
  const inList = (items: readonly Item[]) =>
    items.flatMap(({ snippet }) => videos.get(snippet.resourceId.videoId) ?? []);
  return createVideoLibrary(
    [...videos.values()],
    playlists.map(({ id, snippet }, index) => ({ id, title: snippet.title, videos: inList(lists[index] ?? []) })),
  );
}

/** Each video once. The older of two with the same title keeps the plain address, so that no address changes its video. */
function videosOf(items: readonly Item[]): Map<string, LibraryVideo> {
  const byAge = items.toSorted(
    (one, other) => Date.parse(one.snippet.publishedAt) - Date.parse(other.snippet.publishedAt),
  );
  const videos = new Map<string, LibraryVideo>();
  const slugs = new Set<string>();
  for (const { snippet } of byAge) {
    const { videoId } = snippet.resourceId;
    if (videos.has(videoId)) continue;
    const plain = slugify(snippet.title);
    const slug = plain && !slugs.has(plain) ? plain : [plain, videoId.toLowerCase()].filter(Boolean).join('-');
    slugs.add(slug);
    const { maxres, standard, high, medium, default: smallest } = snippet.thumbnails;
    const posterUrl = (maxres ?? standard ?? high ?? medium ?? smallest)?.url ?? '';
    videos.set(videoId, {
      videoId,
      slug,
      title: snippet.title,
      description: snippet.description,
      image: posterUrl && posterPath(videoId),
      posterUrl,
      youtubeId: videoId,
      file: '',
      seconds: null,
      publishedAt: new Date(snippet.publishedAt),
      tvPosition: null,
    });
  }
  return videos;
}
