import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type DbOrTx, isTransaction, onceCommitted } from './database.ts';
import type { Log } from './log.ts';

type Listener = (payload: string) => void;

/** Word from process to process over PostgreSQL's LISTEN/NOTIFY. */
export type Events = {
  /**
   * Inside a transaction the word goes out at its commit, and never if it is rolled back. `atOnce`: this process itself does not
   * wait until the word comes back to it, so that whoever wrote finds everything that was made of it fresh.
   */
  publish(db: DbOrTx, channel: string, payload: string, options?: { atOnce: boolean }): Promise<void>;
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
  const ownMark = randomUUID();
  /** Of this process's own words those that came on one of their two ways, at once or over the database; the second is not told again. */
  const toldOnce = new Set<string>();
  const marks = new WeakMap<DbOrTx, string>();
  let writings = 0;
  let closed = false;
  let client: pg.Client;

  async function connect(): Promise<void> {
    client = new pg.Client({ ...connection, keepAlive: true });
    client.on('notification', ({ payload }) => hear(payload ?? ''));
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
        toldOnce.clear();
        for (const listener of gapListeners) listener();
        return;
      } catch (error) {
        log.warn({ err: error, attempt }, 'the event connection is still down');
      }
    }
  }

  /** `channel payload`, or `channel#mark payload` for a word that its own process hears at once. */
  function hear(text: string): void {
    if (text.slice(0, text.indexOf(' ')).includes(`#${ownMark}`)) tellOnce(text);
    else deliver(text);
  }

  function tellOnce(text: string): void {
    if (toldOnce.delete(text)) return;
    toldOnce.add(text);
    deliver(text);
  }

  /** The same for all that one transaction writes, whose equal words the database tells once. */
  function markOf(db: DbOrTx): string {
    const mark = (isTransaction(db) && marks.get(db)) || `${ownMark}.${++writings}`;
    marks.set(db, mark);
    return mark;
  }

  function deliver(text: string): void {
    const cut = text.indexOf(' ');
    const [channel = ''] = text.slice(0, cut).split('#');
    const payload = text.slice(cut + 1);
    for (const listener of listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        // Thrown here, one listener's fault would end the connection's handler, and with it the process.
        log.error({ err: error, channel }, 'a listener of the events failed');
      }
    }
  }

  await connect();
  return {
    async publish(db, channel, payload, { atOnce } = { atOnce: false }) {
      if (payload.length > longestPayload) throw new Error(`event on ${channel} is too long (${payload.length})`);
      const text = `${atOnce ? `${channel}#${markOf(db)}` : channel} ${payload}`;
      await db.execute(sql`select pg_notify(${busName}, ${text})`);
      if (atOnce) onceCommitted(db, text, () => tellOnce(text));
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
