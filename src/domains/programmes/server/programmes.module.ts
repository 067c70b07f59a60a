import type { DomainModule } from '#server/domain-module.ts';
import { programmesRoutes } from './programmes.routes.ts';
import { programmesForSearch } from './programmes.search.ts';

export const programmesModule: DomainModule = {
  name: 'programmes',
  search: [programmesForSearch],
  open: (context) => ({ endpoints: programmesRoutes(context) }),
};
