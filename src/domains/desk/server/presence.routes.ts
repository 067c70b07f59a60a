import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { announcePresence, endPresence } from '../presence.contract.ts';
import { againSeconds, forgetPresence, notePresence } from './presence.store.ts';

/** Who has what open. It is no change of anything, so the audit log knows nothing of it. */
export function presenceRoutes({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Implementation[] {
  return [
    implement(announcePresence, async ({ body, user }) => ({
      others: await notePresence(db, user, body, new Date(clock.now())),
      againSeconds,
    })),

    implement(endPresence, async ({ body, user }) => {
      await forgetPresence(db, user.userId, body);
      return null;
    }),
  ];
}
