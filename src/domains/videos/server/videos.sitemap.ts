import { type SitemapKind, shortKind } from '#server/documents/sitemap.ts';
import { playlistPath, videoPath } from '../videos.rules.ts';
import type { VideoProvider } from './video-provider.ts';

export function videoSitemaps(videos: VideoProvider): SitemapKind[] {
  return [
    shortKind('videos', ['videos'], async () =>
      (await videos.read()).latest.map((video) => ({ path: videoPath(video), modifiedAt: video.publishedAt })),
    ),
    shortKind('video-playlists', ['videos'], async () =>
      (await videos.read()).playlists.map(({ id }) => ({ path: playlistPath(id) })),
    ),
  ];
}
