import { inArray, sql } from 'drizzle-orm';
import {
  recoveryCodes,
  secondFactorRoles,
  secondFactors,
  sessions,
  staffRoles,
  users,
} from '#domains/accounts/server/accounts.tables.ts';
import type { Db } from '#server/database.ts';
import { accounts } from '../../seed/content/accounts.ts';

/**
 * The demo's accounts as they were when the attack had signed in. Its calls sign out, change passwords and roles, and delete
 * accounts; without their return most of the calls would soon be those of nobody.
 */
export function keepAccounts(db: Db) {
  let kept = {
    users: [] as (typeof users.$inferSelect)[],
    roles: [] as (typeof staffRoles.$inferSelect)[],
    sessions: [] as (typeof sessions.$inferSelect)[],
  };
  const emails = accounts.map(({ email }) => email);

  return {
    async rememberAccounts(): Promise<void> {
      const people = await db.select().from(users).where(inArray(users.email, emails));
      const ids = people.map(({ id }) => id);
      kept = {
        users: people,
        roles: await db.select().from(staffRoles).where(inArray(staffRoles.userId, ids)),
        sessions: await db.select().from(sessions).where(inArray(sessions.userId, ids)),
      };
    },

    async restoreAccounts(): Promise<void> {
      const ids = kept.users.map(({ id }) => id);
      await db.transaction(async (tx) => {
        await tx.delete(secondFactorRoles);
        await tx.delete(secondFactors).where(inArray(secondFactors.userId, ids));
        await tx.delete(recoveryCodes).where(inArray(recoveryCodes.userId, ids));
        for (const { id, ...row } of kept.users) {
          await tx
            .insert(users)
            .values({ id, ...row })
            .onConflictDoUpdate({ target: users.id, set: row });
        }
        await tx.insert(staffRoles).values(kept.roles).onConflictDoNothing();
        await tx
          .insert(sessions)
          .values(kept.sessions)
          .onConflictDoUpdate({ target: sessions.id, set: { seenAt: sql`now()`, endsAt: sql`excluded.ends_at` } });
      });
    },
  };
}
