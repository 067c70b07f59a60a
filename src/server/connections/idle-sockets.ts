import type { Socket } from 'node:net';

/** For so long a connection stays open without a word in either direction, as every answer says. */
export const idleSeconds = 65;
const lookEveryMs = 5_000;

type Seen = { bytes: number; since: number };

/**
 * Closes sockets on which nothing moves, whether they wait for a request or for somebody who reads no further. Returns the way to
 * stop looking.
 */
export function closeIdleSockets(open: ReadonlyMap<Socket, unknown>): () => void {
  const seen = new WeakMap<Socket, Seen>();
  const look = () => {
    const now = performance.now();
    for (const socket of open.keys()) {
      // A socket that is being closed does not tell what it wrote.
      const bytes = socket.bytesRead + (socket.bytesWritten ?? 0);
      const before = seen.get(socket);
      if (!before || before.bytes !== bytes) seen.set(socket, { bytes, since: now });
      else if (now - before.since > idleSeconds * 1000) socket.destroy();
    }
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}
