import { eq, lt } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import type { Recommendation } from '../recommendations.rules.ts';
import { recommendations } from './recommendations.tables.ts';

/** The same recommendation again, because the first answer got lost, is kept once. */
export async function keepRecommendation(db: DbOrTx, userId: number, told: Recommendation, now: number): Promise<void> {
  await db
    .insert(recommendations)
    .values({ userId, ...told, sentAt: new Date(now) })
    .onConflictDoNothing();
}

export function recommendationsOf(db: DbOrTx, userId: number) {
  const { artistName, songName, link, message, sentAt } = recommendations;
  return db
    .select({ artistName, songName, link, message, sentAt })
    .from(recommendations)
    .where(eq(recommendations.userId, userId))
    .orderBy(sentAt);
}

export async function forgetRecommendationsOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(recommendations).where(eq(recommendations.userId, userId));
}

export async function forgetRecommendationsBefore(db: DbOrTx, day: Date): Promise<void> {
  await db.delete(recommendations).where(lt(recommendations.sentAt, day));
}
