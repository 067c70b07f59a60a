import type { DomainModule } from '#server/domain-module.ts';
import { huntJobs } from './hunt.jobs.ts';
import { huntPersonalData } from './hunt.personal.ts';
import { huntRoutes } from './hunt.routes.ts';

export const huntModule: DomainModule = {
  name: 'hunt',
  personalData: () => [huntPersonalData],
  jobs: huntJobs,
  open: (context) => ({ endpoints: huntRoutes(context) }),
};
