import type { Timer } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import { listeningBeaconMs } from '../../live.rules.ts';

/** Two words may be lost on the way before somebody counts as gone. */
const goneAfterMs = 2.5 * listeningBeaconMs;
const gatherMs = 1_000;
/** As many as fit into one word from process to process. */
const mostAtOnce = 100;
const eventName = 'listening';

export type Beacons = {
  heard(streamId: string, listener: string): void;
  /** Listeners per stream at this instant, those included whom somebody stands for. */
  figures(at: number): Map<string, number>;
  stop(): void;
};

type Tools = Pick<AppContext, 'db' | 'clock' | 'events' | 'log'> & { countOneIn: number };

/**
 * Who listens through a delivery network, told by the players themselves. Each word reaches every process, so that a player that
 * speaks now to one and now to another counts once. Nothing is kept but in memory, and that for minutes.
 */
export function createBeacons({ db, clock, events, log, countOneIn }: Tools): Beacons {
  /** The longest silent first. */
  const seen = new Map<string, { streamId: string; at: number }>();
  let gathered = new Map<string, [string, string]>();
  let timer: Timer | undefined;

  function sendOn(): void {
    timer = undefined;
    const words = [...gathered.values()];
    gathered = new Map();
    for (let from = 0; from < words.length; from += mostAtOnce) {
      events
        .publish(db, eventName, JSON.stringify(words.slice(from, from + mostAtOnce)))
        .catch((error) => log.warn({ err: error }, 'listeners were not told to the other processes'));
    }
  }

  function note(payload: string): void {
    const at = clock.now();
    forgetGone(at);
    for (const [streamId, listener] of JSON.parse(payload) as [string, string][]) {
      const who = `${streamId} ${listener}`;
      seen.delete(who);
      seen.set(who, { streamId, at });
    }
  }

  function forgetGone(at: number): void {
    for (const [who, { at: last }] of seen) {
      if (at - last <= goneAfterMs) return;
      seen.delete(who);
    }
  }

  const unsubscribe = events.subscribe(eventName, note);
  return {
    heard(streamId, listener) {
      gathered.set(`${streamId} ${listener}`, [streamId, listener]);
      timer ??= clock.setTimeout(sendOn, gatherMs);
    },
    figures(at) {
      forgetGone(at);
      const perStream = new Map<string, number>();
      for (const { streamId } of seen.values()) perStream.set(streamId, (perStream.get(streamId) ?? 0) + countOneIn);
      return perStream;
    },
    stop() {
      unsubscribe();
      clock.clearTimeout(timer);
    },
  };
}
