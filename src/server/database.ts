import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from './log.ts';

export type Db = NodePgDatabase;
/** A database handle or an open transaction: stores take either, so a write and its mail share one transaction. */
export type DbOrTx = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
};

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number, the same in every process: only one migrates at a time, the others wait. */
const migrationLock = 714_001;

export function openDatabase(connection: pg.PoolConfig, log: Log): Database {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, ...connection });
  // One in hand that breaks without anybody listening would end the process; whoever holds it gets the error from its query.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await whileNobodyMigrates(pool, migrateWith);
}

/** For whoever makes the tables in another way and migrates the rest. */
export function whileNobodyMigrates<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return withAdvisoryLock(pool, [migrationLock, ''], work);
}

export async function migrateWith(client: pg.PoolClient): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder });
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
