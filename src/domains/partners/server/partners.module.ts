import type { DomainModule } from '#server/domain-module.ts';
import { partnersRoutes } from './partners.routes.ts';

export const partnersModule: DomainModule = {
  name: 'partners',
  open: (context) => ({ endpoints: partnersRoutes(context) }),
};
