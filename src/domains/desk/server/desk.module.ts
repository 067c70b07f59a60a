import type { DomainModule } from '#server/domain-module.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { deskRoutes } from './desk.routes.ts';
import { failuresRoutes } from './failures.routes.ts';
import { presenceRoutes } from './presence.routes.ts';
import { deskSearchRoutes } from './search.routes.ts';

export const deskModule: DomainModule = {
  name: 'desk',
  open: (context) => ({
    endpoints: [
      ...deskRoutes(context),
      ...dashboardRoutes(context),
      ...deskSearchRoutes(context),
      ...presenceRoutes(context),
      ...failuresRoutes(context),
    ],
  }),
};
