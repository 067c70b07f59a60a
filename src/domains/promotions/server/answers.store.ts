import { and, count, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db, DbOrTx } from '#server/database.ts';
import { type AnswerFault, faultOf, missingFor, type Person } from '../promotions.rules.ts';
import { isOut, type Promotion } from './promotions.store.ts';
import { promotionAnswers, promotions } from './promotions.tables.ts';

export type Answer = typeof promotionAnswers.$inferSelect;

/** The last answer of a person, and how many there are. */
export async function findAnswer(db: DbOrTx, promotionId: number, userId: number) {
  const own = and(eq(promotionAnswers.promotionId, promotionId), eq(promotionAnswers.userId, userId));
  const [last] = await db
    .select()
    .from(promotionAnswers)
    .where(own)
    .orderBy(desc(promotionAnswers.sentAt), desc(promotionAnswers.id))
    .limit(1);
  if (!last) return null;
  const [{ total = 1 } = {}] = await db.select({ total: count() }).from(promotionAnswers).where(own);
  return { ...last, total };
}

export type Sending = {
  promotionId: number;
  /** Of the answer that is to be changed; null sends a new one. */
  answerId: number | null;
  answer: string;
  person: Person & { userId: number };
  now: () => Date;
};

/** What is to be written, when it is certain that it may be. */
type Writing = { answer: string; userId: number; at: Date };

export type Outcome =
  | 'saved'
  | 'promotion not found'
  | 'promotion closed'
  | 'pro only'
  | 'registration incomplete'
  | 'answer not found'
  | 'answer not editable'
  | 'already answered'
  | AnswerFault;

const lacks = { pro: 'pro only', registration: 'registration incomplete' } as const;

/**
 * Whoever closes a promotion or draws its winners waits until the answers on their way are in: they hold its row. Two answers
 * of one person at the same instant are held apart by the table itself.
 */
export function putAnswer(db: Db, sending: Sending): Promise<Outcome> {
  const { promotionId, answerId, person, now } = sending;
  return db.transaction(async (tx) => {
    const [promotion] = await tx
      .select()
      .from(promotions)
      .where(and(eq(promotions.id, promotionId), isOut(now())))
      .for('share');
    // Only now: the row may have been waited for, and the promotion may have closed meanwhile.
    const at = now();
    if (!promotion) return 'promotion not found';
    if (promotion.closesAt <= at) return 'promotion closed';
    const missing = missingFor(person, promotion);
    if (missing) return lacks[missing];
    const answer = sending.answer.trim();
    const fault = faultOf(answer, promotion);
    if (fault) return fault;
    const writing = { answer, userId: person.userId, at };
    return answerId === null ? addAnswer(tx, promotion, writing) : changeAnswer(tx, promotion, answerId, writing);
  });
}

async function addAnswer(tx: DbOrTx, { id, multiple }: Promotion, { answer, userId, at }: Writing): Promise<Outcome> {
  const [added] = await tx
    .insert(promotionAnswers)
    .values({ promotionId: id, userId, answer, single: !multiple, sentAt: at, rulesAcceptedAt: at })
    .onConflictDoNothing()
    .returning({ id: promotionAnswers.id });
  if (added) return 'saved';
  // A second click, or a call that was sent again: the very same words are there already.
  const kept = await findAnswer(tx, id, userId);
  return multiple || kept?.answer === answer ? 'saved' : 'already answered';
}

async function changeAnswer(
  tx: DbOrTx,
  { id, multiple, editable }: Promotion,
  answerId: number,
  { answer, userId, at }: Writing,
): Promise<Outcome> {
  const own = and(
    eq(promotionAnswers.id, answerId),
    eq(promotionAnswers.promotionId, id),
    eq(promotionAnswers.userId, userId),
  );
  if ((await tx.$count(promotionAnswers, own)) === 0) return 'answer not found';
  if (multiple || !editable) return 'answer not editable';
  await tx.update(promotionAnswers).set({ answer, changedAt: at, rulesAcceptedAt: at }).where(own);
  return 'saved';
}

export function answersOf(db: DbOrTx, userId: number) {
  return db
    .select({
      promotion: promotions.title,
      answer: promotionAnswers.answer,
      sentAt: promotionAnswers.sentAt,
      changedAt: promotionAnswers.changedAt,
      rulesAcceptedAt: promotionAnswers.rulesAcceptedAt,
    })
    .from(promotionAnswers)
    .innerJoin(promotions, eq(promotions.id, promotionAnswers.promotionId))
    .where(eq(promotionAnswers.userId, userId))
    .orderBy(promotionAnswers.sentAt);
}

export async function forgetAnswersOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(promotionAnswers).where(eq(promotionAnswers.userId, userId));
}

export async function forgetAnswersToClosed(db: DbOrTx, closedBefore: Date): Promise<void> {
  const closed = db.select({ id: promotions.id }).from(promotions).where(lte(promotions.closesAt, closedBefore));
  await db.delete(promotionAnswers).where(inArray(promotionAnswers.promotionId, closed));
}
