import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { DbOrTx } from '#server/database.ts';

/** Any number, the same in every process: the session that holds it carries the station. */
const leaderLock = 714_002;

export type LeadRow = {
  /** Grows by one with every change of the lead. */
  term: number;
  /** Which process; empty after one that has said goodbye. */
  holder: string;
  /** Where the other processes reach it. */
  address: string;
  /** A sign of life that is another one each time. */
  beat: string;
};

export async function readLead(client: pg.Client): Promise<LeadRow> {
  const select = 'select term::int, holder, address, beat_at::text as beat from station_lead where id = 1';
  const { rows } = await client.query(select);
  if (rows[0]) return rows[0];
  await client.query(
    `insert into station_lead (id, term, holder, address) values (1, 0, '', '') on conflict do nothing`,
  );
  return (await client.query(select)).rows[0];
}

export async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [leaderLock]);
  return rows[0]?.got === true;
}

export async function unlock(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [leaderLock]);
}

/** Ends the session that holds the lock: one whose process is frozen, or an old one of this very process. */
export async function endLockHolder(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted and pid <> pg_backend_pid()
       and database = (select oid from pg_database where datname = current_database())`,
    [leaderLock],
  );
}

/** Longer than a line of the play log takes to write, and short beside the silence meanwhile. */
const mostWaitedForWriters = '500ms';
const lockTimedOut = '55P03';

/**
 * The new term, or nothing where somebody was quicker. A process that is frozen while it writes its log holds the row for ever:
 * its session is ended, and the next look finds the row free.
 */
export async function takeLead(
  client: pg.Client,
  { seen, holder, address }: { seen: number; holder: string; address: string },
): Promise<number | undefined> {
  await client.query(`set lock_timeout = '${mostWaitedForWriters}'`);
  try {
    const { rows } = await client.query(
      `update station_lead set term = term + 1, holder = $2, address = $3, beat_at = clock_timestamp()
       where id = 1 and term = $1 returning term::int`,
      [seen, holder, address],
    );
    return rows[0]?.term;
  } catch (error) {
    if ((error as { code?: string }).code !== lockTimedOut) throw error;
    await endLogWriters(client);
    return undefined;
  } finally {
    await client.query('reset lock_timeout');
  }
}

/** Whoever keeps the row as it is until their line of the log is written (`isTerm`). */
async function endLogWriters(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks
     where relation = 'station_lead'::regclass and mode = 'RowShareLock' and granted and pid <> pg_backend_pid()
       and database = (select oid from pg_database where datname = current_database())`,
  );
}

/** False when another has led since. */
export async function beat(client: pg.Client, term: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'update station_lead set beat_at = clock_timestamp() where id = 1 and term = $1',
    [term],
  );
  return rowCount === 1;
}

export async function releaseLead(client: pg.Client, term: number): Promise<void> {
  await client.query(`update station_lead set holder = '' where id = 1 and term = $1`, [term]);
}

/** Whether nobody has led since; who would take the lead waits until this transaction is over. */
export async function isTerm(tx: DbOrTx, term: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from station_lead where id = 1 and term = ${term} for share`);
  return rows.length > 0;
}
