import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { databasePort } from './settings.ts';

export type PostgresConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl: false;
};

export type ServerFacts = { version: string; fsync: string; cluster: string };

/** The superuser is only for making the role and the database below; the station itself has no need of its powers. */
export const adminName = 'postgres';
const roleName = 'station';

/** The empty code is the driver's own: a time-out, or a connection that ended while it was being made. */
const silentCodes = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAGAIN', '']);
const notReadyCodes = new Set(['57P03', '53300']);
const notMadeCodes = new Set(['28P01', '3D000']);

export function describeConnection(socketFolder: string, password: string, database: string): PostgresConnection {
  return { host: socketFolder, port: databasePort, user: roleName, password, database, ssl: false };
}

export function toConnectionString({ host, port, user, password, database }: PostgresConnection): string {
  const query = new URLSearchParams({ host, port: String(port), sslmode: 'disable' });
  return `postgresql://${user}:${encodeURIComponent(password)}@/${encodeURIComponent(database)}?${query}`;
}

export type Patience = {
  /** How long nobody may answer at the socket. */
  silentMs: number;
  /** How long a server may say that it is still starting or recovering. */
  recoveringMs: number;
  isAlive(): Promise<boolean>;
  /** A cluster just made has no role and no database yet; asking for them first would only fill its log with refusals. */
  isNew?: boolean;
};

/** Waits until the server lets the station in, making its role and database on the first occasion. */
export async function waitForDatabase(connection: PostgresConnection, patience: Patience): Promise<ServerFacts> {
  const begin = Date.now();
  for (;;) {
    try {
      if (patience.isNew) await makeDatabase(connection);
      return await askServer(connection);
    } catch (error) {
      const code = codeOf(error);
      if (notMadeCodes.has(code)) {
        await makeDatabase(connection);
        return await askServer(connection);
      }
      const limitMs = notReadyCodes.has(code) ? patience.recoveringMs : silentCodes.has(code) ? patience.silentMs : 0;
      if (Date.now() - begin >= limitMs || !(await patience.isAlive())) throw error;
      await sleep(25);
    }
  }
}

function askServer(connection: PostgresConnection): Promise<ServerFacts> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<ServerFacts>(
      `select current_setting('server_version') as version, current_setting('fsync') as fsync,
              current_setting('data_directory') as cluster`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('the server gave no answer');
    return facts;
  });
}

/** Each step may have been done before a kill, so each looks first. */
async function makeDatabase(connection: PostgresConnection): Promise<void> {
  const role = escapeIdentifier(roleName);
  await withClient({ ...connection, user: adminName, database: 'postgres' }, async (admin) => {
    const roles = await admin.query('select from pg_roles where rolname = $1', [roleName]);
    if (roles.rowCount === 0) {
      await admin.query(
        `create role ${role} login createdb in role pg_monitor password ${escapeLiteral(connection.password)}`,
      );
    }
    const databases = await admin.query('select from pg_database where datname = $1', [connection.database]);
    if (databases.rowCount === 0)
      await admin.query(`create database ${escapeIdentifier(connection.database)} owner ${role}`);
  });
}

async function withClient<T>(connection: PostgresConnection, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 });
  // Without a listener a server that goes away in between would end the whole process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
