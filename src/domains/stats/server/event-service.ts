import type { Log } from '#server/log.ts';
import type { AnalyticsEvent } from './stats.store.ts';

const batchSize = 100;
const longestWaitMs = 5_000;
/** While the service is slow events wait; beyond this the oldest are let go. Here they are kept anyway. */
const mostWaiting = 1_000;

export type EventService = {
  /** Returns at once: nobody's page waits for somebody else's server. */
  tell(events: readonly AnalyticsEvent[]): void;
};

type Options = { url: string; log: Pick<Log, 'warn'> };

/** Hands on what was counted to an outside service, as JSON batches. One that wants another shape is another such file. */
export function createEventService({ url, log }: Options): EventService {
  let waiting: AnalyticsEvent[] = [];
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const events = waiting.splice(0, batchSize).map(({ name, path, labels, sessionHash, happenedAt }) => {
        return { name, path, labels, visit: sessionHash, at: happenedAt };
      });
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ events }),
          signal: AbortSignal.timeout(longestWaitMs),
        });
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
      } catch (error) {
        log.warn({ err: error, events: events.length }, 'the analytics service did not take some events');
      }
    }
    isSending = false;
  }

  return {
    tell(events) {
      waiting = [...waiting, ...events].slice(-mostWaiting);
      if (!isSending) void send();
    },
  };
}
