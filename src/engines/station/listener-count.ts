import { createSegmentCounter } from './segment-count.ts';

export type Connection = { channelId: string; address: string; userAgent: string; range?: string };

type Socket = { channelId: string; openedAt: number; listener: number };
type Probe = { of: string; openedAt: number; listener: number };

/** Shorter connections are probes: link checkers, previews, players that only look at the headers. */
const shortestMs = 5000;
/** Safari opens its second connection within a moment of the first; a slow phone takes a few seconds. */
const probeMemoryMs = 10_000;

/**
 * How many people listen. Safari asks for `bytes=0-1` first and then opens the connection it plays from, and may keep
 * both: the two are one listener. Each probe stands for one connection only, so that two people with the same device
 * behind one address stay two.
 */
export function createListenerCounter(key?: Buffer) {
  const sockets = new Map<number, Socket>();
  const segments = createSegmentCounter(shortestMs, key);
  let probes: Probe[] = [];
  let lastNumber = 0;

  function takeProbe(of: string): number | undefined {
    const index = probes.findIndex((probe) => probe.of === of);
    return index < 0 ? undefined : probes.splice(index, 1)[0]?.listener;
  }

  return {
    /** Returns the number to close it with. */
    opened(connection: Connection, at: number): number {
      const { channelId, address, userAgent, range } = connection;
      const of = JSON.stringify([channelId, address, userAgent]);
      const number = ++lastNumber;
      probes = probes.filter(({ openedAt }) => at - openedAt <= probeMemoryMs);
      if (isProbe(range)) probes.push({ of, openedAt: at, listener: number });
      const listener = isProbe(range) ? number : (takeProbe(of) ?? number);
      sockets.set(number, { channelId, openedAt: at, listener });
      return number;
    },

    closed(number: number): void {
      sockets.delete(number);
    },

    /** A segment was fetched: HLS has no connection that could be counted. */
    fetched: segments.fetched,

    /** The same from another process, and what another process is told. */
    noteFetched: segments.note,
    takeFetched: segments.takeFetched,

    /** Listeners over streaming responses, per channel at this instant. */
    connected,

    /** Listeners per channel at this instant; a channel without any is absent. */
    figures: (at: number): Map<string, number> => addFigures(segments.figures(at), connected(at)),
  };

  function connected(at: number): Map<string, number> {
    const counted = new Set<number>();
    const perChannel = new Map<string, number>();
    for (const { channelId, openedAt, listener } of sockets.values()) {
      if (at - openedAt < shortestMs || counted.has(listener)) continue;
      counted.add(listener);
      perChannel.set(channelId, (perChannel.get(channelId) ?? 0) + 1);
    }
    return perChannel;
  }
}

export function addFigures(to: Map<string, number>, more: Iterable<[string, number]>): Map<string, number> {
  for (const [channelId, listeners] of more) to.set(channelId, (to.get(channelId) ?? 0) + listeners);
  return to;
}

function isProbe(range: string | undefined): boolean {
  return /^bytes=0-1$/i.test(range?.trim() ?? '');
}
