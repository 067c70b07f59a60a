import type { DomainModule } from '#server/domain-module.ts';
import { listenersRoutes } from './listeners.routes.ts';
import { serveStaffFiles } from './staff-files.routes.ts';
import { statsJobs } from './stats.jobs.ts';
import { statsRoutes } from './stats.routes.ts';

export const statsModule: DomainModule = {
  name: 'stats',
  jobs: statsJobs,
  open: (context) => ({
    endpoints: [...statsRoutes(context), ...listenersRoutes(context)],
    routes: (app) => serveStaffFiles(app, context),
  }),
};
