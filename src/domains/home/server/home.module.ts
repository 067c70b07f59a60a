import type { DomainModule } from '#server/domain-module.ts';
import { pollVotesPersonalData } from './home.personal.ts';
import { homeRoutes } from './home.routes.ts';
import { pollsStaff } from './polls.staff.ts';
import { sentencesStaff } from './sentences.staff.ts';

export const homeModule: DomainModule = {
  name: 'home',
  personalData: (secret) => [pollVotesPersonalData(secret)],
  open: (context) => ({
    endpoints: homeRoutes(context),
    staff: [pollsStaff(context), sentencesStaff(context)],
  }),
};
