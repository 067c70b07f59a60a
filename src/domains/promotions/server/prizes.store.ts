import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { promotions, promotionWinners } from './promotions.tables.ts';

export function prizesOf(db: DbOrTx, userId: number) {
  return db
    .select({
      promotion: promotions.title,
      prize: promotionWinners.prize,
      name: promotionWinners.name,
      lastName: promotionWinners.lastName,
      cpf: promotionWinners.cpf,
      city: promotionWinners.city,
      wonAt: promotionWinners.wonAt,
      deliveredAt: promotionWinners.deliveredAt,
    })
    .from(promotionWinners)
    .innerJoin(promotions, eq(promotions.id, promotionWinners.promotionId))
    .where(eq(promotionWinners.userId, userId))
    .orderBy(promotionWinners.wonAt);
}

/** The document stays, as the law asks: name, tax number, prize and dates. The list of winners no longer shows who has left. */
export async function hideWinsOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx
    .update(promotionWinners)
    .set({ shown: false, city: '', stateId: null })
    .where(eq(promotionWinners.userId, userId));
}

export async function forgetPrizesDeliveredBefore(db: DbOrTx, instant: Date): Promise<void> {
  await db
    .delete(promotionWinners)
    .where(and(isNotNull(promotionWinners.deliveredAt), lte(promotionWinners.deliveredAt, instant)));
}

/** From here on the years count for which the document is kept. */
export async function markDelivered(db: DbOrTx, winnerId: number, deliveredAt: Date): Promise<void> {
  await db.update(promotionWinners).set({ deliveredAt }).where(eq(promotionWinners.id, winnerId));
}
