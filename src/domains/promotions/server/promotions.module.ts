import type { DomainModule } from '#server/domain-module.ts';
import { promotionsJobs } from './promotions.jobs.ts';
import { promotionsPersonalData } from './promotions.personal.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import { promotionsForSearch } from './promotions.search.ts';
import { promotionsSitemap } from './promotions.sitemap.ts';

export const promotionsModule: DomainModule = {
  name: 'promotions',
  search: [promotionsForSearch],
  personalData: () => [promotionsPersonalData],
  jobs: promotionsJobs,
  open: (context) => ({ endpoints: promotionsRoutes(context), sitemaps: [promotionsSitemap(context)] }),
};
