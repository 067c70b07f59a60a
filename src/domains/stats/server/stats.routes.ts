import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { sendEvents } from '../stats.contract.ts';
import { addEvents } from './stats.store.ts';

const longestDelayMs = 24 * 3_600_000;

export function statsRoutes({ db, clock }: Pick<Room, 'db' | 'clock'>): Implementation[] {
  return [
    implement(sendEvents, async ({ body }) => {
      const now = clock.now();
      const events = body.events.map(({ at, labels = {}, ...event }) => ({
        ...event,
        labels,
        sessionHash: body.sessionHash,
        happenedAt: believable(Date.parse(at), now),
      }));
      return { kept: await addEvents(db, events) };
    }),
  ];
}

/** A visitor's clock may be wrong by years; such an event counts as of now. */
function believable(at: number, now: number): Date {
  return new Date(Math.abs(now - at) > longestDelayMs ? now : at);
}
