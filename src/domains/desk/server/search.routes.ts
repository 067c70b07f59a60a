import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import type { StaffResource } from '#server/desk/implement-resource.ts';
import { searchDesk } from '../desk-search.contract.ts';

type Tools = Pick<AppContext, 'db'> & { staffResources: readonly StaffResource[] };

const mostOfEach = 5;

/** Asks the lists of all resources that the caller may edit, each by its own search. */
export function deskSearchRoutes({ db, staffResources }: Tools): Implementation[] {
  return [
    implement(searchDesk, async ({ query: { search }, user }) => {
      if (search === '') return [];
      const own = staffResources.filter(({ resource }) => user.permissions.has(resource.permission));
      const found = await Promise.all(
        own.map(async ({ resource, store }) => {
          const query = { search, sort: resource.defaultSort, offset: 0, count: mostOfEach, deleted: false };
          const { items } = await store.list(db, query);
          return items.map((item) => ({
            resource: resource.name,
            id: Number(item.id),
            title: String((item as Record<string, unknown>)[resource.title] ?? ''),
          }));
        }),
      );
      return found.flat();
    }),
  ];
}
