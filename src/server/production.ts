import { countDemoAccounts } from '#domains/accounts/server/accounts.read.ts';
import { ConfigError } from './config.ts';
import type { DbOrTx } from './database.ts';

/** A database that was ever seeded for a demo must not go on the internet. */
export async function refuseDemoAccounts(db: DbOrTx): Promise<void> {
  const count = await countDemoAccounts(db);
  if (count === 0) return;
  throw new ConfigError([
    `the database holds ${count} demo accounts with printed passwords; delete them or use a new database`,
  ]);
}
