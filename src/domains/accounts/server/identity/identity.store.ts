import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import type { Person } from '../accounts.store.ts';
import { identities, oneTimeCodes, resetTokens, sessions, users } from '../accounts.tables.ts';
import { claimedName } from './claimed-name.ts';
import type { Claim } from './id-token.ts';

/** A claim whose address is known to be there. */
export type EmailClaim = Claim & { email: string };

/** `bond` says whether the account is bound to the identity at hand, to another, or to none. */
export type Found = { person: Person; bond: 'this' | 'other' | 'none' };

/** The account that the identity is bound to, else the one with its address; nobody changes it until the transaction ends. */
export async function lockAccount(tx: DbOrTx, { uid, email }: EmailClaim): Promise<Found | undefined> {
  const [bound] = await tx
    .select({ person: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(eq(identities.firebaseUid, uid))
    .for('update');
  if (bound) return { person: bound.person, bond: 'this' };
  const [person] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
    .for('update');
  if (!person) return undefined;
  const [identity] = await tx.select().from(identities).where(eq(identities.userId, person.id));
  if (!identity) return { person, bond: 'none' };
  // Another call may have bound it between the two looks.
  return { person, bond: identity.firebaseUid === uid ? 'this' : 'other' };
}

/** An account without a password. Its address counts as confirmed only where the provider has verified it. */
export async function addPerson(tx: DbOrTx, claim: EmailClaim): Promise<Person> {
  const { email, emailVerified: emailConfirmed } = claim;
  const [person] = await tx
    .insert(users)
    .values({ email, emailConfirmed, ...claimedName(claim) })
    .returning();
  if (!person) throw new Error('the account was not written');
  await bind(tx, person.id, claim);
  return person;
}

export async function bind(tx: DbOrTx, userId: number, { uid, provider }: Claim): Promise<void> {
  await tx.insert(identities).values({ firebaseUid: uid, userId, provider });
}

/**
 * Whoever opened an account with somebody else's address, and never confirmed it, keeps no way into it: no password, no
 * session, no code, no link, no identity.
 */
export async function clearWaysIn(tx: DbOrTx, userId: number): Promise<void> {
  for (const table of [sessions, oneTimeCodes, resetTokens, identities]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
}

export async function confirmAddress(tx: DbOrTx, userId: number, name: Partial<Person> = {}): Promise<Person> {
  const [person] = await tx
    .update(users)
    .set({ ...name, emailConfirmed: true })
    .where(eq(users.id, userId))
    .returning();
  if (!person) throw new Error('the account was not written');
  return person;
}
