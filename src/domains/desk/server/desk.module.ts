import type { DomainModule } from '#server/domain-module.ts';
import { deskRoutes } from './desk.routes.ts';

export const deskModule: DomainModule = {
  name: 'desk',
  open: (context) => ({ endpoints: deskRoutes(context) }),
};
