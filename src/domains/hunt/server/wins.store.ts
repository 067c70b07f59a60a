import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { huntPlayers, hunts, huntWins } from './hunt.tables.ts';

export function winsOf(db: DbOrTx, userId: number) {
  return db
    .select({
      hunt: hunts.title,
      prize: huntWins.prize,
      name: huntWins.name,
      lastName: huntWins.lastName,
      cpf: huntWins.cpf,
      wonAt: huntWins.wonAt,
      deliveredAt: huntWins.deliveredAt,
      shareSituation: huntWins.shareSituation,
    })
    .from(huntWins)
    .innerJoin(hunts, eq(hunts.id, huntWins.huntId))
    .where(eq(huntWins.userId, userId))
    .orderBy(huntWins.wonAt);
}

export function viewsOf(db: DbOrTx, userId: number) {
  return db
    .select({ hunt: hunts.title, views: huntPlayers.views, lastViewAt: huntPlayers.lastViewAt })
    .from(huntPlayers)
    .innerJoin(hunts, eq(hunts.id, huntPlayers.huntId))
    .where(eq(huntPlayers.userId, userId))
    .orderBy(hunts.startsAt);
}

export async function forgetViewsOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(huntPlayers).where(eq(huntPlayers.userId, userId));
}

/** The document stays, as the law asks: name, tax number, prize and dates. Where the winner shared it is nobody's business any more. */
export async function forgetSharesOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.update(huntWins).set({ shareSituation: null }).where(eq(huntWins.userId, userId));
}

export async function forgetViewsOfHuntsBefore(db: DbOrTx, endedBefore: Date): Promise<void> {
  const ended = db.select({ id: hunts.id }).from(hunts).where(lte(hunts.endsAt, endedBefore));
  await db.delete(huntPlayers).where(inArray(huntPlayers.huntId, ended));
}

export async function forgetWinsDeliveredBefore(db: DbOrTx, instant: Date): Promise<void> {
  await db.delete(huntWins).where(and(isNotNull(huntWins.deliveredAt), lte(huntWins.deliveredAt, instant)));
}
