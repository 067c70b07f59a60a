import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { getPartnersData } from '../partners.contract.ts';
import { listPartners } from './partners.store.ts';

export function partnersRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const partners = cachedUntilTagged(events, ['partners'], async () =>
    (await listPartners(db)).map(({ website, ...partner }) => ({ ...partner, link: website })),
  );

  return [
    implement(getPartnersData, ({ tag }) => {
      tag('partners');
      return partners();
    }),
  ];
}
