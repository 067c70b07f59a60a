import { and, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import {
  identities,
  oneTimeCodes,
  proGrants,
  secondFactorRoles,
  secondFactors,
  sessions,
  staffRoles,
  users,
} from './accounts.tables.ts';

export type Person = typeof users.$inferSelect;

export type OpenSession = {
  person: Person;
  isPro: boolean;
  roles: string[];
  /** Those of the roles that count only with a second factor. */
  demandingRoles: string[];
  hasSecondFactor: boolean;
  seenAt: Date;
  endsAt: Date;
};

export async function findByEmail(db: DbOrTx, email: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return person;
}

export async function findById(db: DbOrTx, userId: number): Promise<Person | undefined> {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  return person;
}

/** Nobody else changes this account until the transaction ends. */
export async function holdPerson(tx: DbOrTx, userId: number): Promise<Person | undefined> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return person;
}

/** Undefined when the address has an account already: the unique index decides, also between calls at the same instant. */
export async function addPerson(
  db: DbOrTx,
  person: Pick<Person, 'name' | 'email' | 'passwordHash'> & { createdAt: Date; emailConfirmed?: boolean },
): Promise<Person | undefined> {
  const [added] = await db.insert(users).values(person).onConflictDoNothing().returning();
  return added;
}

export async function changePerson(
  tx: DbOrTx,
  userId: number,
  change: Partial<Omit<Person, 'id'>>,
): Promise<Person | undefined> {
  const [person] = await tx.update(users).set(change).where(eq(users.id, userId)).returning();
  return person;
}

/** The person behind a session that still runs, with PRO and roles, in one statement. */
export async function findBySession(db: DbOrTx, sessionId: string, now: Date): Promise<OpenSession | undefined> {
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
      demandingRoles: sql<
        string[]
      >`array(select ${staffRoles.role} from ${staffRoles} join ${secondFactorRoles} using (role) where ${eq(staffRoles.userId, users.id)})`,
      hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactors} where ${and(
        eq(secondFactors.userId, users.id),
        isNotNull(secondFactors.onSince),
      )})`,
      seenAt: sessions.seenAt,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.endsAt, now), eq(users.disabled, false)));
  return row;
}

export async function openSession(db: DbOrTx, userId: number, now: Date, endsAt: Date): Promise<string> {
  const fresh = { userId, startedAt: now, seenAt: now, endsAt };
  const [session] = await db.insert(sessions).values(fresh).returning({ id: sessions.id });
  if (!session) throw new Error('the session was not written');
  return session.id;
}

export async function endSession(db: DbOrTx, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

export async function endSessionsOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export async function endOtherSessionsOf(tx: DbOrTx, userId: number, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

export async function noteSeen(db: DbOrTx, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.id, sessionId));
}

export async function forgetCodesOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
}

export async function unbindIdentitiesOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId));
}

/** The unique index on the CPF said no. */
export function isTakenCpf(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((one) => (one as { constraint?: unknown } | undefined)?.constraint === 'users_cpf');
}
