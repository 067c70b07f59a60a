import type { DomainModule } from '#server/domain-module.ts';
import { advertisingRoutes } from './advertising.routes.ts';
import { clientsRoutes } from './clients.routes.ts';
import { clientsForSearch } from './clients.search.ts';
import { clientsSitemap } from './clients.sitemap.ts';
import { serveHouseAds } from './house-ads.routes.ts';
import { serveUserInfos } from './user-infos.routes.ts';

export const advertisingModule: DomainModule = {
  name: 'advertising',
  search: [clientsForSearch],
  open: (context) => ({
    endpoints: [...advertisingRoutes(context), ...clientsRoutes(context)],
    routes(app) {
      serveHouseAds(app, context);
      serveUserInfos(app);
    },
    sitemaps: [clientsSitemap(context)],
  }),
};
