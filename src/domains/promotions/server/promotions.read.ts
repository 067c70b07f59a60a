import { and, asc, gt, lte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { readWaiting, type Waiting } from '#server/desk/waiting.ts';
import { promotions } from './promotions.tables.ts';

/** Those that are open now and close before an instant. */
export function readPromotionsEnding(db: DbOrTx, now: Date, before: Date): Promise<Waiting> {
  return readWaiting(db, {
    from: promotions,
    where: and(lte(promotions.publishedAt, now), gt(promotions.closesAt, now), lte(promotions.closesAt, before)),
    title: promotions.title,
    orderBy: asc(promotions.closesAt),
  });
}

/** Those that open by themselves within a span. */
export function readPromotionsOpening(db: DbOrTx, from: Date, until: Date) {
  const { id, title, publishedAt } = promotions;
  return db
    .select({ id, title, at: publishedAt })
    .from(promotions)
    .where(and(gt(publishedAt, from), lte(publishedAt, until)))
    .orderBy(asc(publishedAt))
    .limit(10);
}
