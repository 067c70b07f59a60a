import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { getPartnersData } from '../partners.contract.ts';
import { listPartners } from './partners.store.ts';

export function partnersRoutes({ db }: Pick<Room, 'db'>): Implementation[] {
  return [
    implement(getPartnersData, async ({ tag }) => {
      tag('partners');
      return (await listPartners(db)).map(({ website, ...partner }) => ({ ...partner, link: website }));
    }),
  ];
}
