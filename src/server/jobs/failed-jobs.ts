import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../database.ts';
import type { Waiting } from '../desk/waiting.ts';

const most = 100;

async function hasQueue(db: Pick<DbOrTx, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute<{ job: string | null }>(sql`select to_regclass('jobs.job') as job`);
  return Boolean(rows[0]?.job);
}

type FailedJob = { id: string; title: string; at: Date; why: string; attempts: number };

export async function listFailedJobs(db: Pick<DbOrTx, 'execute'>): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<FailedJob & { at: string }>(sql`
    select id::text, name as title, coalesce(completed_on, created_on) as at, retry_count + 1 as attempts,
      left(coalesce(output->>'message', output->>'value', ''), 300) as why
    from jobs.job where state = 'failed' order by 3 desc limit ${most}`);
  return rows.map(({ at, ...job }) => ({ ...job, at: new Date(at) }));
}

/** Once more, as the queue itself does it. The job's name, or null where it has not failed. */
export async function retryJob(db: Pick<DbOrTx, 'execute'>, id: string): Promise<string | null> {
  if (!(await hasQueue(db))) return null;
  const { rows } = await db.execute<{ name: string }>(sql`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where id = ${id}::uuid and state = 'failed' returning name`);
  return rows[0]?.name ?? null;
}

/** Jobs that were tried as often as they may. The queue keeps its tables itself, and makes them with its first start. */
export async function readFailedJobs(db: Pick<DbOrTx, 'execute'>): Promise<Waiting> {
  if (!(await hasQueue(db))) return { count: 0, titles: [] };
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select name, count(*)::int as count from jobs.job where state = 'failed' group by name order by count desc, name`,
  );
  return { count: rows.reduce((all, row) => all + row.count, 0), titles: rows.slice(0, 3).map(({ name }) => name) };
}
