import { type SitemapKind, shortKind } from '#server/documents/sitemap.ts';
import { playlistPath, videoPath } from '../videos.rules.ts';
import type { VideoCatalogue } from './video-catalogue.ts';

export function videoSitemaps(videos: VideoCatalogue): SitemapKind[] {
  return [
    shortKind('videos', ['videos'], async () =>
      (await videos.read()).latest.map((video) => ({ path: videoPath(video), modifiedAt: video.publishedAt })),
    ),
    shortKind('video-playlists', ['videos'], async () =>
      (await videos.read()).playlists.map(({ id }) => ({ path: playlistPath(id) })),
    ),
  ];
}
