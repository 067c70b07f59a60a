import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { standing } from '#server/standing.ts';
import { getAppParameters, recordConsent } from '../site.contract.ts';
import { addConsentRecord, readAppParameters } from './site.store.ts';

export function siteRoutes({ db, config, events }: Pick<Room, 'db' | 'config' | 'events'>): Implementation[] {
  const parameters = standing(events, ['site'], () => readAppParameters(db, config.stationName));
  return [
    implement(getAppParameters, ({ tag }) => {
      tag('site');
      return parameters();
    }),

    implement(recordConsent, async ({ body }) => {
      const { id, recordedAt } = await addConsentRecord(db, body);
      return { recordId: id, recordedAt: recordedAt.toISOString() };
    }),
  ];
}
