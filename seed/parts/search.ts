import { rebuildSearchIndex } from '#domains/search/server/search.jobs.ts';
import { searchSources } from '#server/app-jobs.ts';
import type { SeedPart } from '#server/seed-once.ts';

/** Comes after everything that can be found. */
export const seedSearch: SeedPart = {
  name: 'search',
  label: 'l’indice della ricerca',
  tags: ['search'],
  run: ({ db }) => rebuildSearchIndex(db, searchSources),
};
