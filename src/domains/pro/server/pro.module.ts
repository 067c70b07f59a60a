import type { DomainModule } from '#server/domain-module.ts';
import { proRoutes } from './pro.routes.ts';

export const proModule: DomainModule = {
  name: 'pro',
  open: (context) => ({ endpoints: proRoutes(context) }),
};
