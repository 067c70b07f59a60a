import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { addToAudit, type StaffUser } from '#server/desk/audit.ts';
import type { StaffRole } from '../../accounts.rules.ts';
import { recoveryCodes, secondFactorRoles, secondFactors, staffRoles } from '../accounts.tables.ts';

/** What the audit log calls it. */
const auditTitle = 'Secondo fattore';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: DbOrTx, userId: number): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

export async function isSecondFactorOn(db: DbOrTx, userId: number): Promise<boolean> {
  return (await db.$count(secondFactors, and(eq(secondFactors.userId, userId), isNotNull(secondFactors.onSince)))) > 0;
}

/** False when one is on already: it is never replaced behind its owner's back. */
export async function keepPending(tx: DbOrTx, userId: number, sealedSecret: string): Promise<boolean> {
  const fresh = { sealedSecret, lastStep: 0 };
  const kept = await tx
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh, setWhere: isNull(secondFactors.onSince) })
    .returning({ userId: secondFactors.userId });
  return kept.length > 0;
}

/** True once for each step: of two calls with one code at the same instant only one gets it. */
export async function takeStep(tx: DbOrTx, userId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

export async function turnOn(tx: DbOrTx, userId: number, now: Date): Promise<void> {
  await tx.update(secondFactors).set({ onSince: now }).where(eq(secondFactors.userId, userId));
}

export async function turnOff(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function replaceRecoveryCodes(tx: DbOrTx, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function takeRecoveryCode(tx: DbOrTx, userId: number, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export function countRecoveryCodes(db: DbOrTx, userId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

export async function rolesOf(db: DbOrTx, userId: number): Promise<StaffRole[]> {
  const rows = await db.select({ role: staffRoles.role }).from(staffRoles).where(eq(staffRoles.userId, userId));
  return rows.map(({ role }) => role);
}

export async function demandingRoles(db: DbOrTx): Promise<StaffRole[]> {
  const rows = await db.select().from(secondFactorRoles).orderBy(secondFactorRoles.role);
  return rows.map(({ role }) => role);
}

/** Who did it, and when: the audit log keeps both. */
export type Signed = { user: StaffUser; at: Date };

export async function setDemandingRoles(tx: DbOrTx, roles: readonly StaffRole[], signed: Signed): Promise<void> {
  await tx.execute(sql`lock table ${secondFactorRoles} in exclusive mode`);
  const [before, after] = [{ roles: await demandingRoles(tx) }, { roles }];
  const entry = { act: 'change', resource: 'settings', itemId: null, title: auditTitle, before, after };
  await addToAudit(tx, { ...signed, entries: [entry] });
  await tx.delete(secondFactorRoles);
  if (roles.length > 0) await tx.insert(secondFactorRoles).values(roles.map((role) => ({ role })));
}

/** The way back for who has lost phone and recovery codes. */
export async function takeSecondFactor(tx: DbOrTx, userId: number, signed: Signed): Promise<void> {
  const before = { secondFactor: await isSecondFactorOn(tx, userId) };
  await turnOff(tx, userId);
  const after = { secondFactor: false };
  const entry = { act: 'change', resource: 'users', itemId: userId, title: auditTitle, before, after };
  await addToAudit(tx, { ...signed, entries: [entry] });
}
