import type { DomainModule } from '#server/domain-module.ts';
import { recommendationsJobs } from './recommendations.jobs.ts';
import { recommendationsPersonalData } from './recommendations.personal.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';

export const recommendationsModule: DomainModule = {
  name: 'recommendations',
  personalData: () => [recommendationsPersonalData],
  jobs: recommendationsJobs,
  open: (context) => ({ endpoints: recommendationsRoutes(context) }),
};
