import { and, eq, gt, lt, lte, max, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { proGrants, proMessages } from '../accounts.tables.ts';

export type ProGrant = typeof proGrants.$inferSelect;

export function hasPro(db: DbOrTx, userId: number, now: Date): Promise<boolean> {
  return db
    .$count(proGrants, and(eq(proGrants.userId, userId), lte(proGrants.startsAt, now), gt(proGrants.endsAt, now)))
    .then((grants) => grants > 0);
}

/** When the last of the grants that run now ends. */
export async function proEnd(db: DbOrTx, userId: number, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ end: max(proGrants.endsAt) })
    .from(proGrants)
    .where(and(eq(proGrants.userId, userId), lte(proGrants.startsAt, now), gt(proGrants.endsAt, now)));
  return found?.end?.toISOString() ?? null;
}

/** Who sells or gives it, and its own name for what was sold: said again it changes the dates, never the owner. */
type Grant = Pick<ProGrant, 'userId' | 'source' | 'startsAt' | 'endsAt'> & { reference: string };

/** Null when the reference stands for somebody else's grant. */
export async function grantPro(db: DbOrTx, grant: Grant): Promise<ProGrant | null> {
  const [written] = await db
    .insert(proGrants)
    .values(grant)
    .onConflictDoUpdate({
      target: [proGrants.source, proGrants.reference],
      set: { startsAt: grant.startsAt, endsAt: grant.endsAt },
      setWhere: eq(proGrants.userId, grant.userId),
    })
    .returning();
  return written ?? null;
}

type Sale = { source: string; reference: string };

/**
 * True once for a message about a sale: what was signed no later than the last one changes nothing. Until the transaction
 * ends nobody else speaks of the same sale.
 */
export async function recordSaleMessage(tx: DbOrTx, { source, reference }: Sale, signedAt: Date): Promise<boolean> {
  const heard = await tx
    .insert(proMessages)
    .values({ source, reference, signedAt })
    .onConflictDoUpdate({
      target: [proMessages.source, proMessages.reference],
      set: { signedAt },
      setWhere: lt(proMessages.signedAt, signedAt),
    })
    .returning({ signedAt: proMessages.signedAt });
  return heard.length > 0;
}

/** Ends a grant at once; one that has ended already keeps its end. False when there is no such grant. */
export async function endPro(db: DbOrTx, { source, reference }: Sale, now: Date): Promise<boolean> {
  const ended = await db
    .update(proGrants)
    .set({ endsAt: sql`least(${proGrants.endsAt}, ${now})` })
    .where(and(eq(proGrants.source, source), eq(proGrants.reference, reference)))
    .returning({ id: proGrants.id });
  return ended.length > 0;
}
