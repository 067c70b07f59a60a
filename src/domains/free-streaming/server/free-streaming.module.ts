import type { DomainModule } from '#server/domain-module.ts';
import { freeStreamingJobs } from './free-streaming.jobs.ts';
import { freeStreamingPersonalData } from './free-streaming.personal.ts';
import { freeStreamingRoutes } from './free-streaming.routes.ts';

export const freeStreamingModule: DomainModule = {
  name: 'free-streaming',
  personalData: () => [freeStreamingPersonalData],
  jobs: freeStreamingJobs,
  open: (context) => ({ endpoints: freeStreamingRoutes(context) }),
};
