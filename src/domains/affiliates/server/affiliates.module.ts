import type { DomainModule } from '#server/domain-module.ts';
import { affiliatesRoutes } from './affiliates.routes.ts';

export const affiliatesModule: DomainModule = {
  name: 'affiliates',
  open: (context) => ({ endpoints: affiliatesRoutes(context) }),
};
