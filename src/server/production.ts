import { eq } from 'drizzle-orm';
import { users } from '#domains/accounts/server/accounts.tables.ts';
import { ConfigError } from './config.ts';
import type { DbOrTx } from './database.ts';

/** A database that was ever seeded for a demo holds accounts whose passwords stand in the README. */
export async function refuseDemoAccounts(db: DbOrTx): Promise<void> {
  const count = await db.$count(users, eq(users.isDemo, true));
  if (count > 0) {
    throw new ConfigError([
      `the database holds ${count} demo accounts with printed passwords; delete them or use a new database`,
    ]);
  }
}
