import { users } from '#domains/accounts/server/accounts.tables.ts';
import { hashPassword } from '#domains/accounts/server/passwords/passwords.ts';
import type { Db } from '#server/database.ts';

export type BenchAccounts = { emails: string[]; password: string };

/** So many confirmed accounts, all with one password: a hash of it for each would take longer than what is measured. */
export async function addAccounts(db: Db, count: number): Promise<BenchAccounts> {
  const password = 'Gabbiano-Blu-47!';
  const passwordHash = await hashPassword(password);
  const emails = Array.from({ length: count }, (_, index) => `conto-${Date.now()}-${index}@example.org`);
  const people = emails.map((email) => ({ email, passwordHash, name: 'Conto', emailConfirmed: true }));
  await db.insert(users).values(people);
  return { emails, password };
}
