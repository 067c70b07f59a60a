import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { standing } from '#server/standing.ts';
import { getPartnersData } from '../partners.contract.ts';
import { listPartners } from './partners.store.ts';

export function partnersRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const partners = standing(events, ['partners'], async () =>
    (await listPartners(db)).map(({ website, ...partner }) => ({ ...partner, link: website })),
  );

  return [
    implement(getPartnersData, ({ tag }) => {
      tag('partners');
      return partners();
    }),
  ];
}
