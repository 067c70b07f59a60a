import type { DomainModule } from '#server/domain-module.ts';
import { serveFeeds } from './feeds/feed.routes.ts';
import { newsJobs } from './news.jobs.ts';
import { newsRoutes } from './news.routes.ts';
import { journalistsForSearch, newsForSearch } from './news.search.ts';
import { googleNewsPath, newsSitemaps, serveGoogleNews } from './news.sitemaps.ts';
import { categoriesStaff } from './newsroom/categories.staff.ts';
import { homeFrontRoutes } from './newsroom/home-front.staff.ts';
import { journalistsStaff } from './newsroom/journalists.staff.ts';
import { newsStaff } from './newsroom/news.staff.ts';
import { watchDueNews } from './newsroom/news-due.ts';
import { newsroomRoutes } from './newsroom/newsroom.routes.ts';
import { previewRoutes } from './newsroom/preview.routes.ts';
import { tagsStaff } from './newsroom/tags.staff.ts';
import { serveOldNewsAddresses } from './old-addresses.routes.ts';
import { trackingRoutes } from './tracking.routes.ts';

export const newsModule: DomainModule = {
  name: 'news',
  search: [newsForSearch, journalistsForSearch],
  jobs: newsJobs,
  open: (context) => ({
    endpoints: [
      ...newsRoutes(context),
      ...newsroomRoutes(context),
      ...trackingRoutes(context),
      ...homeFrontRoutes(context),
      ...previewRoutes(context),
    ],
    routes(app) {
      serveFeeds(app, context);
      serveOldNewsAddresses(app);
      serveGoogleNews(app, context);
      app.addHook('onClose', watchDueNews(context));
    },
    staff: [newsStaff(context), categoriesStaff(context), tagsStaff(context), journalistsStaff(context)],
    sitemaps: newsSitemaps(context),
    sitemapFiles: [googleNewsPath],
  }),
};
