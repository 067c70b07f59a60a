import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../database.ts';

/** How many things wait for the staff, and what some of them are called. */
export type Waiting = { count: number; titles: string[] };

type Question = { from: PgTable; where: SQL | undefined; title: PgColumn | SQL; orderBy: SQL };

const mostTitles = 3;

/** Both in one statement: the count is taken before the first few are cut off. */
export async function readWaiting(
  db: Pick<DbOrTx, 'select'>,
  { from, where, title, orderBy }: Question,
): Promise<Waiting> {
  const rows = await db
    .select({ count: sql<number>`(count(*) over ())::int`, title: sql<string>`${title}` })
    .from(from)
    .where(where)
    .orderBy(orderBy)
    .limit(mostTitles);
  return { count: rows[0]?.count ?? 0, titles: rows.map((row) => row.title) };
}
