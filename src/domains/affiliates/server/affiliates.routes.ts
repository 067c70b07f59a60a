import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { getAffiliatesData } from '../affiliates.contract.ts';
import { presentAffiliate } from './affiliates.present.ts';
import { listAffiliates } from './affiliates.store.ts';

export function affiliatesRoutes({ db }: Pick<Room, 'db'>): Implementation[] {
  return [
    implement(getAffiliatesData, async ({ tag }) => {
      tag('affiliates');
      return (await listAffiliates(db)).map(presentAffiliate);
    }),
  ];
}
