import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { getAffiliatesData } from '../affiliates.contract.ts';
import { presentAffiliate } from './affiliates.present.ts';
import { listAffiliates } from './affiliates.store.ts';

export function affiliatesRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const affiliates = cachedUntilTagged(events, ['affiliates'], async () =>
    (await listAffiliates(db)).map(presentAffiliate),
  );

  return [
    implement(getAffiliatesData, ({ tag }) => {
      tag('affiliates');
      return affiliates();
    }),
  ];
}
