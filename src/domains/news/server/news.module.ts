import type { DomainModule } from '#server/domain-module.ts';
import { categoriesStaff } from './categories.staff.ts';
import { serveFeeds } from './feeds/feed.routes.ts';
import { homeFrontRoutes } from './home-front.staff.ts';
import { journalistsStaff } from './journalists.staff.ts';
import { newsJobs } from './news.jobs.ts';
import { newsRoutes } from './news.routes.ts';
import { journalistsForSearch, newsForSearch } from './news.search.ts';
import { googleNewsPath, newsSitemaps, serveGoogleNews } from './news.sitemaps.ts';
import { newsStaff } from './news.staff.ts';
import { watchDueNews } from './news-due.ts';
import { newsroomRoutes } from './newsroom.routes.ts';
import { serveOldNewsAddresses } from './old-addresses.routes.ts';
import { previewRoutes } from './preview.routes.ts';
import { tagsStaff } from './tags.staff.ts';
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
