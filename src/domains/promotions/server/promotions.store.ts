import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { promotions, promotionWinners } from './promotions.tables.ts';

export type Promotion = typeof promotions.$inferSelect;
export type Winner = typeof promotionWinners.$inferSelect;

/** Drafts, and what is dated ahead, are nobody's business yet. */
export const isOut = (now: Date) => lte(promotions.publishedAt, now);
const isOpen = (now: Date) => and(isOut(now), gt(promotions.closesAt, now)) as SQL;
const isClosed = (now: Date) => and(isOut(now), lte(promotions.closesAt, now)) as SQL;

export function listOpen(db: DbOrTx, now: Date): Promise<Promotion[]> {
  return db.select().from(promotions).where(isOpen(now)).orderBy(desc(promotions.publishedAt), desc(promotions.id));
}

export async function listClosed(db: DbOrTx, { count, offset }: { count: number; offset: number }, now: Date) {
  const total = await db.$count(promotions, isClosed(now));
  const rows = await db
    .select()
    .from(promotions)
    .where(isClosed(now))
    .orderBy(desc(promotions.closesAt), desc(promotions.id))
    .offset(offset)
    .limit(count);
  return { total, rows };
}

export async function findPromotion(db: DbOrTx, slug: string, now: Date): Promise<Promotion | null> {
  const [row] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.slug, slug), isOut(now)));
  return row ?? null;
}

export async function isPromotionOut(db: DbOrTx, id: number, now: Date): Promise<boolean> {
  return (await db.$count(promotions, and(eq(promotions.id, id), isOut(now)))) > 0;
}

/** In the order in which they were drawn. */
export function listWinners(db: DbOrTx, promotionId: number): Promise<Winner[]> {
  return db
    .select()
    .from(promotionWinners)
    .where(and(eq(promotionWinners.promotionId, promotionId), eq(promotionWinners.shown, true)))
    .orderBy(asc(promotionWinners.id));
}

/** Oldest first, as site maps grow. */
export function listAddresses(db: DbOrTx, { offset, limit }: { offset: number; limit: number }, now: Date) {
  return db
    .select({ slug: promotions.slug, publishedAt: promotions.publishedAt })
    .from(promotions)
    .where(isOut(now))
    .orderBy(asc(promotions.id))
    .offset(offset)
    .limit(limit);
}

export function countOut(db: DbOrTx, now: Date): Promise<number> {
  return db.$count(promotions, isOut(now));
}
