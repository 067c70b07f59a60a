import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { sendEvents } from '../stats.contract.ts';
import { createEventService } from './event-service.ts';
import { addEvents } from './stats.store.ts';

const longestDelayMs = 24 * 3_600_000;

export function statsRoutes({
  db,
  clock,
  config,
  log,
}: Pick<Room, 'db' | 'clock' | 'config' | 'log'>): Implementation[] {
  const outside = config.analyticsUrl && createEventService({ url: config.analyticsUrl, log });
  return [
    implement(sendEvents, async ({ body }) => {
      const now = clock.now();
      const events = body.events.map(({ at, labels = {}, ...event }) => ({
        ...event,
        labels,
        sessionHash: body.sessionHash,
        happenedAt: believable(Date.parse(at), now),
      }));
      const kept = await addEvents(db, events);
      if (outside) outside.tell(events);
      return { kept };
    }),
  ];
}

/** A visitor's clock may be wrong by years; such an event counts as of now. */
function believable(at: number, now: number): Date {
  return new Date(Math.abs(now - at) > longestDelayMs ? now : at);
}
