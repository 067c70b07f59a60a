import { videoPlaylistItems, videoPlaylists, videos } from '#domains/videos/server/videos.tables.ts';
import { hashHex } from '#kit/hash.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { playlists, videos as written } from '../content/videos.ts';
import { keepPicture } from './picture.ts';

const dayMs = 86_400_000;
/** Wide enough for a share picture. */
const posterWidth = 1280;
const idLength = 11;

/** What is told of the videos, with their posters. Their films come later, when there is sound. */
export const seedVideos: SeedPart = {
  name: 'videos',
  label: 'i video e le loro playlist',
  tags: ['videos'],
  async run(tools) {
    const { db } = tools;
    const posters = await orderPosters(tools);
    const now = Date.now();
    const ids = new Map<string, number>();
    for (const [tvPosition, video] of written.entries()) {
      const { slug, title, description, daysAgo } = video;
      const [row] = await db
        .insert(videos)
        .values({
          videoId: hashHex(slug).slice(0, idLength),
          slug,
          title,
          description,
          image: posters.get(slug),
          publishedAt: new Date(now - daysAgo * dayMs),
          tvPosition,
        })
        .returning({ id: videos.id });
      if (row) ids.set(slug, row.id);
    }
    for (const [position, { id: playlistId, title, videos: inIt }] of playlists.entries()) {
      const [list] = await db.insert(videoPlaylists).values({ playlistId, title, position }).returning();
      const items = inIt.map(({ slug }, place) => ({
        playlist: list?.id ?? 0,
        video: ids.get(slug) ?? 0,
        position: place,
      }));
      await db.insert(videoPlaylistItems).values(items);
    }
  },
};

async function orderPosters(tools: SeedTools): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { slug, picture } of written) {
    const file = await keepPicture(
      tools,
      { kind: 'news', seed: `video ${slug}`, category: picture },
      { folder: 'videos', width: posterWidth, sizes: ['320x168', '482x250', '640x332', '845x438'] },
    );
    files.set(slug, file);
  }
  return files;
}
