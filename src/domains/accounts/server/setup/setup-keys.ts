import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { addToAudit } from '#server/desk/audit.ts';
import type { StaffRole } from '../../accounts.rules.ts';
import { setupKeys, staffRoles, users } from '../accounts.tables.ts';
import { rolesOf } from '../second-factor/second-factor.store.ts';

const keepMs = 7 * 86_400_000;
const administrator: StaffRole = 'administrator';

/** Somebody who can still sign in: a disabled administrator opens nothing. */
export async function hasAdministrator(db: DbOrTx): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .where(and(eq(staffRoles.role, administrator), eq(users.disabled, false)))
    .limit(1);
  return found !== undefined;
}

/** Every process that starts prints a key of its own, and each is good until the first of them is used. */
export async function makeSetupKey(db: DbOrTx, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await db.delete(setupKeys).where(lt(setupKeys.madeAt, new Date(now.getTime() - keepMs)));
  await db.insert(setupKeys).values({ keyHash: hashOf(key), madeAt: now });
  return key;
}

export async function isSetupKey(db: DbOrTx, key: string): Promise<boolean> {
  const known = await db.$count(setupKeys, eq(setupKeys.keyHash, hashOf(key)));
  return known > 0 && !(await hasAdministrator(db));
}

/** One at a time: of two who hold two keys at the same instant, the second finds an administrator. */
export async function holdSetup(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first administrator'))`);
}

/** `by` is the name that the audit log has for it: nobody of the staff did this. */
export async function makeAdministrator(
  tx: DbOrTx,
  { id: userId, name }: { id: number; name: string },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const roles = await rolesOf(tx, userId);
  await tx.insert(staffRoles).values({ userId, role: administrator }).onConflictDoNothing();
  await tx.delete(setupKeys);
  const [before, after] = [{ roles }, { roles: [...new Set([...roles, administrator])] }];
  const entry = { act: 'change', resource: 'users', itemId: userId, title: name, before, after };
  await addToAudit(tx, { user: { userId, name: by }, at: now, entries: [entry] });
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
