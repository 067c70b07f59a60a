import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { getHouseBanner, getSpotData } from '../advertising.contract.ts';
import { turnAt } from '../advertising.rules.ts';
import { presentBanner, presentSpot } from './advertising.present.ts';
import { findSpot, listClients } from './advertising.store.ts';

export function advertisingRoutes({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Implementation[] {
  return [
    implement(getSpotData, async ({ params, refuse, tag }) => {
      tag('spots');
      const found = await findSpot(db, params.slug);
      return found ? presentSpot(found) : refuse('spot not found');
    }),

    implement(getHouseBanner, async ({ query: { place, turn = turnAt(clock.now()) } }) => {
      const clients = await listClients(db);
      const onTurn = clients[(turn + place) % clients.length];
      return onTurn ? presentBanner(onTurn) : null;
    }),
  ];
}
