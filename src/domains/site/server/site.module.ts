import type { DomainModule } from '#server/domain-module.ts';
import { siteJobs } from './site.jobs.ts';
import { siteRoutes } from './site.routes.ts';
import { stationSetupRoutes } from './station-setup.routes.ts';

export const siteModule: DomainModule = {
  name: 'site',
  jobs: siteJobs,
  open: (context) => ({ endpoints: [...siteRoutes(context), ...stationSetupRoutes(context)] }),
};
