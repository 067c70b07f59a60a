import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { isDatabaseAway } from './connections/database-away.ts';
import type { Log } from './log.ts';

export type Db = NodePgDatabase;
/** A database handle or an open transaction: stores take either, so a write and its mail share one transaction. */
export type DbOrTx = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
};

/**
 * What whoever waits for an answer is made to wait for at most: a connection, then each statement. A server that still answers
 * ends a slow statement itself, a moment before it is given up here.
 */
export const requestLimits = { connectionTimeoutMillis: 3_000, query_timeout: 5_500 };
/** For the server: also a process that froze in the middle of its transaction gives back the rows that it holds. */
export const sessionLimits = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 };

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number, the same in every process: only one migrates at a time, the others wait. */
const migrationLock = 714_001;

export function openDatabase(connection: pg.PoolConfig, log: Log): Database {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, ...connection });
  // One in hand that breaks without anybody listening would end the process; whoever holds it gets the error from its query.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  const transaction: Db['transaction'] = (work, settings) => transact(pool, work, settings);
  const db = Object.assign(drizzle(pool), { transaction });
  handles.add(db);
  return { db, pool, close: () => pool.end() };
}

const handles = new WeakSet<object>();
const afterCommit = new WeakMap<object, Map<string, () => void>>();

/** Whether it is an open transaction, as a whole: what happens in a savepoint of one may still be undone alone. */
export function isTransaction(db: DbOrTx): boolean {
  return afterCommit.has(db);
}

/**
 * Acts once what was written through this handle is there for everybody, before whoever wrote it goes on; of the same name once for
 * a transaction. For savepoints never.
 */
export function onceCommitted(db: DbOrTx, name: string, act: () => void): void {
  if (handles.has(db)) act();
  else afterCommit.get(db)?.set(name, act);
}

/**
 * On a connection that comes back to the pool whatever happens. One that did not answer is asked nothing more, not even to roll
 * back, and is closed: its last statement may still be under way.
 */
async function transact<T>(
  pool: pg.Pool,
  work: (tx: Parameters<Parameters<Db['transaction']>[0]>[0]) => Promise<T>,
  settings: Parameters<Db['transaction']>[1],
): Promise<T> {
  const client = await pool.connect();
  const acts = new Map<string, () => void>();
  let lost: unknown;
  async function query(...asked: [pg.QueryConfig, unknown[]]): Promise<pg.QueryResult> {
    if (lost) throw lost;
    try {
      return await client.query(...asked);
    } catch (error) {
      if (isDatabaseAway(error)) lost = error;
      throw error;
    }
  }
  try {
    const result = await drizzle({ query } as unknown as pg.PoolClient).transaction((tx) => {
      afterCommit.set(tx, acts);
      return work(tx);
    }, settings);
    for (const act of acts.values()) act();
    return result;
  } finally {
    client.release(lost !== undefined);
  }
}

export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await whileNobodyMigrates(pool, migrateWith);
}

/** For whoever makes the tables in another way and migrates the rest. */
export function whileNobodyMigrates<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return withAdvisoryLock(pool, [migrationLock, ''], work);
}

export async function migrateWith(client: pg.PoolClient): Promise<void> {
  await refuseNewerDatabase(client);
  await migrate(drizzle(client), { migrationsFolder });
}

/** Older code would read tables that are not as it knows them, and write what the newer code cannot read. */
async function refuseNewerDatabase(client: pg.PoolClient): Promise<void> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query('select to_regclass($1) as name', [table]);
  if (!found[0]?.name) return;
  const { rows } = await client.query(`select max(created_at)::float8 as newest from ${table}`);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if ((rows[0]?.newest ?? 0) <= Math.max(...known)) return;
  const since = new Date(rows[0].newest).toISOString().slice(0, 10);
  throw new Error(
    `The database was last used by a newer version of the station (its tables are of ${since}): start that version or a later one.`,
  );
}

/**
 * Does something while no other process does what has the same number and name. The lock falls with the connection, so a
 * process that is killed leaves none behind.
 */
export async function withAdvisoryLock<T>(
  pool: pg.Pool,
  [number, name]: [number: number, name: string],
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const key = [number, name];
  try {
    await client.query('select pg_advisory_lock($1::int, hashtext($2))', key);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1::int, hashtext($2))', key).catch(() => undefined);
    client.release();
  }
}
