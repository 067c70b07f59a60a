import type { DomainModule } from '#server/domain-module.ts';
import { servePosters } from './posters.routes.ts';
import { createVideoProvider } from './video-provider.ts';
import { videosRoutes } from './videos.routes.ts';
import { videosForSearch } from './videos.search.ts';
import { videoSitemaps } from './videos.sitemap.ts';

export const videosModule: DomainModule = {
  name: 'videos',
  search: [videosForSearch],
  open(context) {
    const videos = createVideoProvider(context);
    return {
      endpoints: videosRoutes({ ...context, videos }),
      routes: (app) => servePosters(app, context, videos),
      sitemaps: videoSitemaps(videos),
    };
  },
};
