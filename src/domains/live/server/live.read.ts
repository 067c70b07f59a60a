import type { Broadcast } from './broadcast.ts';

export type StreamListeners = { streamId: string; listeners: number };

/** Who listens right now, per stream: from the sockets and segments of this process, or as the Icecast server last said. */
export function readListeners(broadcast: Pick<Broadcast, 'listeners'>, at: number): StreamListeners[] {
  return [...broadcast.listeners(at)].map(([streamId, listeners]) => ({ streamId, listeners }));
}
