import type { DomainModule } from '#server/domain-module.ts';
import { searchJobs } from './search.jobs.ts';
import { searchRoutes } from './search.routes.ts';

export const searchModule: DomainModule = {
  name: 'search',
  jobs: (context) => searchJobs(context, context.searchSources),
  open: (context) => ({ endpoints: searchRoutes(context) }),
};
