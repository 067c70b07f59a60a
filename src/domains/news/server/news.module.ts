import type { DomainModule } from '#server/domain-module.ts';
import { categoriesStaff } from './categories.staff.ts';
import { serveFeeds } from './feeds/feed.routes.ts';
import { newsJobs } from './news.jobs.ts';
import { newsRoutes } from './news.routes.ts';
import { journalistsForSearch, newsForSearch } from './news.search.ts';
import { googleNewsPath, newsSitemaps, serveGoogleNews } from './news.sitemaps.ts';
import { newsroomRoutes } from './newsroom.routes.ts';
import { serveOldNewsAddresses } from './old-addresses.routes.ts';
import { trackingRoutes } from './tracking.routes.ts';

export const newsModule: DomainModule = {
  name: 'news',
  search: [newsForSearch, journalistsForSearch],
  jobs: newsJobs,
  open: (context) => ({
    endpoints: [...newsRoutes(context), ...newsroomRoutes(context), ...trackingRoutes(context)],
    routes(app) {
      serveFeeds(app, context);
      serveOldNewsAddresses(app);
      serveGoogleNews(app, context);
    },
    staff: [categoriesStaff(context)],
    sitemaps: newsSitemaps(context),
    sitemapFiles: [googleNewsPath],
  }),
};
