import { Server } from 'node:net';

/** Twice what the system lets wait, one being accepted in a turn: under a flood the queue is never empty. */
const mostTurns = 1_000;
/** The first may have begun after the system was asked for news. */
const quietTurnsNeeded = 2;

/**
 * The system makes connections before the process accepts them, and resets those that still wait when the listener closes. So the
 * listener closes in the very turn in which nobody waits any more.
 */
export async function closeListener(server: Server): Promise<void> {
  let quietTurns = 0;
  const accept = () => {
    quietTurns = 0;
  };
  server.on('connection', accept);
  for (let turn = 0; quietTurns < quietTurnsNeeded && turn < mostTurns; turn++) {
    quietTurns++;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', accept);
  // Not the HTTP server's own way, which cuts off whoever has come and not asked yet.
  Server.prototype.close.call(server);
}
