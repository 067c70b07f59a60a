import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DbOrTx } from './database.ts';
import type { Log } from './log.ts';

type Listener = (payload: string) => void;

/** Word from process to process over PostgreSQL's LISTEN/NOTIFY. */
export type Events = {
  /** Inside a transaction the word goes out at its commit, and never if it is rolled back. */
  publish(db: DbOrTx, channel: string, payload: string): Promise<void>;
  subscribe(channel: string, listener: Listener): () => void;
  /** Runs after a lost connection came back: words may have been missed, so caches start afresh. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
};

const busName = 'station_events';
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const longestPayload = 7_500;

export async function openEvents(connection: pg.ClientConfig, log: Log): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>();
  const gapListeners = new Set<() => void>();
  let closed = false;
  let client: pg.Client;

  async function connect(): Promise<void> {
    client = new pg.Client({ ...connection, keepAlive: true });
    client.on('notification', ({ payload }) => deliver(payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'the event connection broke'));
    await client.connect();
    await client.query(`listen ${busName}`);
    client.on('end', () => void reconnect());
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 1; !closed; attempt++) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(200 * attempt, 5_000)));
      try {
        await connect();
        for (const listener of gapListeners) listener();
        return;
      } catch (error) {
        log.warn({ err: error, attempt }, 'the event connection is still down');
      }
    }
  }

  function deliver(text: string): void {
    const cut = text.indexOf(' ');
    for (const listener of listeners.get(text.slice(0, cut)) ?? []) {
      try {
        listener(text.slice(cut + 1));
      } catch (error) {
        // Thrown here, one listener's fault would end the connection's handler, and with it the process.
        log.error({ err: error, channel: text.slice(0, cut) }, 'a listener of the events failed');
      }
    }
  }

  await connect();
  return {
    async publish(db, channel, payload) {
      if (payload.length > longestPayload) throw new Error(`event on ${channel} is too long (${payload.length})`);
      await db.execute(sql`select pg_notify(${busName}, ${`${channel} ${payload}`})`);
    },
    subscribe(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return () => set.delete(listener);
    },
    onGap: (listener) => void gapListeners.add(listener),
    async close() {
      closed = true;
      await client.end().catch(() => undefined);
    },
  };
}
