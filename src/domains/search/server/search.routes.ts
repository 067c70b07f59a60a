import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { search, searchResults } from '../search.contract.ts';
import { mostOfAKind } from '../search.rules.ts';
import { findResults, suggest } from './find.ts';
import { presentFound, presentResults } from './search.present.ts';
import { createSearchEngine } from './search-engine.ts';

export function searchRoutes({
  db,
  clock,
  config,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>): Implementation[] {
  const engine = config.searchEngine ? createSearchEngine({ ...config, ...config.searchEngine }) : null;

  async function ownSuggestions(q: string, num: number) {
    const { items, reading } = await suggest(db, q, num, new Date(clock.now()));
    return { items: items.map((item) => presentFound(item, reading?.marks ?? [])) };
  }

  return [
    implement(search, async ({ query: { q, num } }) => {
      if (!engine || !q) return ownSuggestions(q, num);
      try {
        return { items: await engine(q, num) };
      } catch (error) {
        log.warn({ err: error }, 'the outside search engine fails, the own index answers');
        return ownSuggestions(q, num);
      }
    }),
    implement(searchResults, async ({ query: { q } }) =>
      presentResults(await findResults(db, q, mostOfAKind, new Date(clock.now()))),
    ),
  ];
}
