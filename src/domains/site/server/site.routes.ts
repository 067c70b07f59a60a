import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { getAppParameters, recordConsent } from '../site.contract.ts';
import { addConsentRecord, readAppParameters } from './site.store.ts';

export function siteRoutes({ db, config }: Pick<Room, 'db' | 'config'>): Implementation[] {
  return [
    implement(getAppParameters, async ({ tag }) => {
      tag('site');
      return readAppParameters(db, config.stationName);
    }),

    implement(recordConsent, async ({ body }) => {
      const { id, recordedAt } = await addConsentRecord(db, body);
      return { recordId: id, recordedAt: recordedAt.toISOString() };
    }),
  ];
}
