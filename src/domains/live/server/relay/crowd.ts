import { addFigures, type createListenerCounter } from '#engines/station/listener-count.ts';
import type { Fetched } from '#engines/station/segment-count.ts';
import type { Clock, Timer } from '#kit/clock.ts';
import type { RequestSigner } from './request-signer.ts';

/** What one process tells the leader of its listeners: those connected, per stream, and who fetched segments lately. */
export type CrowdReport = { process: string; sockets: [streamId: string, listeners: number][]; fetched: Fetched[] };

export type Crowd = {
  /** Listeners of this process and of those that report to it. */
  figures(at: number): Map<string, number>;
  hear(report: CrowdReport): void;
  /** Tells the leader from time to time; `leader` is its address, or nothing where this process leads. */
  start(leader: () => string): void;
  stop(): void;
};

export const listenersPath = '/internal/listeners';
const reportEveryMs = 5_000;
/** A process that has said nothing for so long is gone, and its listeners with it. */
const goodForMs = 3 * reportEveryMs;

type Tools = {
  process: string;
  counter: ReturnType<typeof createListenerCounter>;
  clock: Clock;
  signer: RequestSigner;
};

/** The listeners of all processes together. Nobody's address leaves the process that saw it. */
export function createCrowd({ process, counter, clock, signer }: Tools): Crowd {
  const others = new Map<string, { at: number; sockets: CrowdReport['sockets'] }>();
  let timer: Timer | undefined;

  function tell(leader: string): void {
    const report: CrowdReport = {
      process,
      sockets: [...counter.connected(clock.now())],
      fetched: counter.takeFetched(),
    };
    if (!leader) return;
    const body = JSON.stringify(report);
    const signed = signer.sign({ method: 'POST', path: listenersPath, body });
    const headers = { 'content-type': 'application/json', ...signed };
    const signal = AbortSignal.timeout(reportEveryMs);
    // A report that is lost is followed by the next one; that the leader is away is noticed elsewhere.
    fetch(new URL(listenersPath, leader), { method: 'POST', headers, body, signal }).catch(() => undefined);
  }

  return {
    figures(at) {
      const all = counter.figures(at);
      for (const [name, other] of others) {
        if (at - other.at > goodForMs) others.delete(name);
        else addFigures(all, other.sockets);
      }
      return all;
    },
    hear({ process: from, sockets, fetched }) {
      const now = clock.now();
      others.set(from, { at: now, sockets });
      for (const one of fetched) counter.noteFetched(one, now);
    },
    start(leader) {
      const tellAndWait = () => {
        timer = clock.setTimeout(tellAndWait, reportEveryMs);
        tell(leader());
      };
      timer = clock.setTimeout(tellAndWait, reportEveryMs);
    },
    stop: () => clock.clearTimeout(timer),
  };
}
