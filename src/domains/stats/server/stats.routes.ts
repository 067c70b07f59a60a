import { visitHeader } from '#contract/visit-header.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { VisitorTokens } from '#server/api/visitor-tokens.ts';
import type { AppContext } from '#server/app-context.ts';
import { limitAddress } from '#server/limits/limits.ts';
import type { RowQuota } from '#server/limits/row-quota.ts';
import { sendEvents } from '../stats.contract.ts';
import { createEventService } from './event-service.ts';
import { addEvents } from './stats.store.ts';

const longestDelayMs = 24 * 3_600_000;
/** A day of listening with its heartbeats, and many pages beside. */
const eventsPerVisit = { calls: 3_000, seconds: 86_400 };
/** An office where several listen all day. */
const eventsPerAddress = { calls: 20_000, seconds: 86_400 };

type Tools = Pick<AppContext, 'db' | 'clock' | 'config' | 'log' | 'limits'> & {
  visitorTokens: VisitorTokens;
  rowQuota: RowQuota;
};

export function statsRoutes({ db, clock, config, log, limits, visitorTokens, rowQuota }: Tools): Implementation[] {
  const outside = config.analyticsUrl && createEventService({ url: config.analyticsUrl, log });
  return [
    implement(sendEvents, async ({ body, headers, address, refuse }) => {
      const now = clock.now();
      const visit = visitorTokens.readVisit(headers[visitHeader], now) ?? refuse('visit unknown');
      const events = body.events.map(({ at, labels = {}, ...event }) => ({
        ...event,
        labels,
        sessionHash: visit,
        happenedAt: believable(Date.parse(at), now),
      }));
      await limits.count('events of a visit', visit, eventsPerVisit, events.length);
      await limits.count('events of an address', limitAddress(address), eventsPerAddress, events.length);
      if (!(await rowQuota.take('analytics_events', events.length))) return { kept: 0 };
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
