import pg from 'pg';
import type { Log } from '#server/log.ts';

export type LeadSession = {
  /** The open session, or a new one; it fails where the database is away. `isNew` once for each. */
  open(): Promise<{ client: pg.Client; isNew: boolean }>;
  /** The session as it is; nothing where it has ended. */
  current(): pg.Client | undefined;
  /** Waits for nothing: a server that hangs would never say goodbye. */
  close(): void;
};

const patienceMs = 3_000;

/** One connection of its own: the lock lives and dies with it, and no slow query of a page can keep it waiting. */
export function createLeadSession(connection: pg.ClientConfig, log: Log): LeadSession {
  let current: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      application_name: 'station-lead',
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    // A connection that breaks without anybody listening would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'the connection of the lead broke'));
    client.once('end', () => {
      if (current === client) current = undefined;
    });
    await client.connect();
    // A sign of life is worth nothing after a crash: it need not wait for the disk.
    await client.query('set synchronous_commit = off');
    return client;
  }

  return {
    current: () => current,
    async open() {
      if (current) return { client: current, isNew: false };
      current = await connect();
      return { client: current, isNew: true };
    },
    close() {
      const client = current;
      current = undefined;
      client?.end().catch(() => undefined);
    },
  };
}
