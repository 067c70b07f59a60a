import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { proGrants, sessions, staffRoles, users } from './accounts.tables.ts';

export type Person = typeof users.$inferSelect;

export type Standing = { person: Person; isPro: boolean; roles: string[] };

export async function findByEmail(db: DbOrTx, email: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return person;
}

/** The person behind a session that still runs, with PRO and roles, in one statement. */
export async function findBySession(db: DbOrTx, sessionId: string, now: Date): Promise<Standing | undefined> {
  const [row] = await db
    .select({
      person: users,
      isPro: sql<boolean>`exists (select 1 from ${proGrants} where ${and(
        eq(proGrants.userId, users.id),
        lte(proGrants.startsAt, now),
        gt(proGrants.endsAt, now),
      )})`,
      roles: sql<
        string[]
      >`array(select ${staffRoles.role} from ${staffRoles} where ${eq(staffRoles.userId, users.id)})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.endsAt, now), eq(users.disabled, false)));
  return row;
}

export async function openSession(db: DbOrTx, userId: number, endsAt: Date): Promise<string> {
  const [session] = await db.insert(sessions).values({ userId, endsAt }).returning({ id: sessions.id });
  if (!session) throw new Error('the session was not written');
  return session.id;
}

export async function endSession(db: DbOrTx, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

export async function forgetEndedSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.endsAt, now));
}
