import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { users } from './accounts.tables.ts';

/** Accounts of the demo seed, whose passwords stand in the README. */
export function countDemoAccounts(db: DbOrTx): Promise<number> {
  return db.$count(users, eq(users.isDemo, true));
}
