import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { getClientsData, getClientsSingleData } from '../clients.contract.ts';
import { presentClient } from './clients.present.ts';
import { findClient, listClientsWithSpots } from './clients.store.ts';

/** Their own tags and those of their spots: either write changes what is told here. */
const tags = ['clients', 'spots'] as const;

export function clientsRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const all = cachedUntilTagged(events, tags, async () => (await listClientsWithSpots(db)).map(presentClient));

  return [
    implement(getClientsData, ({ tag }) => {
      tags.forEach(tag);
      return all();
    }),

    implement(getClientsSingleData, async ({ params, tag, refuse }) => {
      tags.forEach(tag);
      const found = await findClient(db, params.slug);
      return found ? presentClient(found) : refuse('client not found');
    }),
  ];
}
