import { and, eq, isNotNull } from 'drizzle-orm';
import { findPrizeHolders } from '#domains/accounts/server/accounts.read.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { drawWinners, isRight } from '../promotions.draw.ts';
import { chanceOf, newDrawSeed } from './draw-chance.ts';
import type { Promotion } from './promotions.store.ts';
import { promotionAnswers, promotionDraws, promotions, promotionWinners } from './promotions.tables.ts';

export type DrawOutcome =
  | { kind: 'drawn'; seed: string; candidates: number; winners: number[] }
  | { kind: 'not closed' | 'already drawn' | 'not found' };

/**
 * Draws the winners of a closed promotion among the right answers, each person once. The seed is kept with the draw: whoever
 * has it and the answers finds the same winners. They are shown when staff publishes them.
 */
export function drawPromotion(
  { db }: Pick<AppContext, 'db'>,
  id: number,
  now: Date,
  seed = newDrawSeed(),
): Promise<DrawOutcome> {
  return db.transaction(async (tx) => {
    const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update');
    if (!promotion?.publishedAt) return { kind: 'not found' };
    if (promotion.closesAt > now) return { kind: 'not closed' };
    const candidates = await findCandidates(tx, promotion);
    const [draw] = await tx
      .insert(promotionDraws)
      .values({ promotionId: id, seed, candidates: candidates.length, drawnAt: now })
      .onConflictDoNothing()
      .returning();
    if (!draw) return { kind: 'already drawn' };
    const winners = drawWinners(candidates, promotion.places, chanceOf(seed));
    if (winners.length > 0) {
      const { prize } = promotion;
      await tx
        .insert(promotionWinners)
        .values(winners.map((person) => ({ ...person, promotionId: id, prize, wonAt: now })));
    }
    return { kind: 'drawn', seed, candidates: candidates.length, winners: winners.map(({ userId }) => userId) };
  });
}

/** By their ids: the same seed must always meet them in the same order. */
async function findCandidates(tx: DbOrTx, { id, rightAnswers }: Promotion) {
  const answers = await tx
    .select({ userId: promotionAnswers.userId, answer: promotionAnswers.answer })
    .from(promotionAnswers)
    .where(eq(promotionAnswers.promotionId, id));
  const right = answers.filter(({ answer }) => isRight(answer, rightAnswers)).map(({ userId }) => userId);
  const people = await findPrizeHolders(tx, [...new Set(right)]);
  return people.toSorted((one, other) => one.userId - other.userId);
}

/** Returns how many are shown now. Whoever has left since the draw is not. */
export async function publishWinners({ db }: Pick<AppContext, 'db'>, promotionId: number): Promise<number> {
  const shown = await db
    .update(promotionWinners)
    .set({ shown: true })
    .where(and(eq(promotionWinners.promotionId, promotionId), isNotNull(promotionWinners.userId)))
    .returning({ id: promotionWinners.id });
  return shown.length;
}
