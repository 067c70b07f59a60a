import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AppContext } from '#server/app-context.ts';

const open = sql`select from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;

/** None of these queries finds anything half written, once what a killed process had under way has ended with its connections. */
export async function expectNoHalves({ db }: Pick<AppContext, 'db'>, halves: Record<string, SQL>): Promise<void> {
  await expect.poll(async () => (await db.execute(open)).rows.length).toBe(0);
  for (const [fault, query] of Object.entries(halves)) {
    expect([fault, (await db.execute(query)).rows]).toEqual([fault, []]);
  }
}
