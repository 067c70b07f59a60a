import type { SitemapKind } from '#server/documents/sitemap.ts';
import { playlistPath, videoPath } from '../videos.rules.ts';
import type { VideoCatalogue } from './video-catalogue.ts';

export function videoSitemap(videos: VideoCatalogue): SitemapKind {
  async function entries() {
    const { latest, playlists } = await videos.read();
    return [
      ...latest.map((video) => ({ path: videoPath(video), modifiedAt: video.publishedAt })),
      ...playlists.map(({ id }) => ({ path: playlistPath(id) })),
    ];
  }
  return {
    name: 'videos',
    tags: ['videos'],
    count: async () => (await entries()).length,
    list: async (offset, limit) => (await entries()).slice(offset, offset + limit),
  };
}
