import type { DomainModule } from '#server/domain-module.ts';
import { chartsRoutes } from './charts.routes.ts';
import { chartSitemaps } from './charts.sitemaps.ts';

export const chartsModule: DomainModule = {
  name: 'charts',
  open: (context) => ({ endpoints: chartsRoutes(context), sitemaps: chartSitemaps(context) }),
};
