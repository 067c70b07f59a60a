import { rebuildSearchIndex } from '#domains/search/server/search.jobs.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';

/** Comes after everything that can be found. */
export const seedSearch: SeedPart = {
  name: 'search',
  label: 'l’indice della ricerca',
  tags: ['search'],
  async run({ db }) {
    // Only now: the modules bring the whole server along, which the other parts do without.
    const { searchSources } = await import('#server/domain-modules.ts');
    await rebuildSearchIndex(db, searchSources);
  },
};
