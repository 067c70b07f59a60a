import { sql } from 'drizzle-orm';
import type { DbOrTx } from './database.ts';
import type { Waiting } from './desk/waiting.ts';

/** Jobs that were tried as often as they may. The queue keeps its tables itself, and makes them with its first start. */
export async function readFailedJobs(db: Pick<DbOrTx, 'execute'>): Promise<Waiting> {
  const { rows: known } = await db.execute<{ job: string | null }>(sql`select to_regclass('jobs.job') as job`);
  if (!known[0]?.job) return { count: 0, titles: [] };
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select name, count(*)::int as count from jobs.job where state = 'failed' group by name order by count desc, name`,
  );
  return { count: rows.reduce((all, row) => all + row.count, 0), titles: rows.slice(0, 3).map(({ name }) => name) };
}
