import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { getFaqs } from '../pro.contract.ts';
import { presentFaq } from './pro.present.ts';
import { listFaqs } from './pro.store.ts';

export function proRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const faqs = cachedUntilTagged(events, ['pro-faqs'], async () => (await listFaqs(db)).map(presentFaq));

  return [
    implement(getFaqs, ({ tag }) => {
      tag('pro-faqs');
      return faqs();
    }),
  ];
}
