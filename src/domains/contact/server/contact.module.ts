import type { DomainModule } from '#server/domain-module.ts';
import { contactJobs } from './contact.jobs.ts';
import { contactPersonalData } from './contact.personal.ts';
import { contactRoutes } from './contact.routes.ts';

export const contactModule: DomainModule = {
  name: 'contact',
  personalData: () => [contactPersonalData],
  jobs: contactJobs,
  open: (context) => ({ endpoints: contactRoutes(context) }),
};
