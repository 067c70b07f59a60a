import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { standing } from '#server/standing.ts';
import { getAffiliatesData } from '../affiliates.contract.ts';
import { presentAffiliate } from './affiliates.present.ts';
import { listAffiliates } from './affiliates.store.ts';

export function affiliatesRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const affiliates = standing(events, ['affiliates'], async () => (await listAffiliates(db)).map(presentAffiliate));

  return [
    implement(getAffiliatesData, ({ tag }) => {
      tag('affiliates');
      return affiliates();
    }),
  ];
}
