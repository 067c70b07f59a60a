import { and, asc, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import type { PollState } from '../polls.resource.ts';
import { daySentences, pollAnswers, polls, pollVotes } from './home.tables.ts';

/** Each poll is in one of the states at a moment. */
export function isInState(state: PollState, now: Date): SQL | undefined {
  if (state === 'coming') return gt(polls.opensAt, now);
  if (state === 'closed') return and(lte(polls.opensAt, now), lte(polls.closesAt, now));
  return and(lte(polls.opensAt, now), or(isNull(polls.closesAt), gt(polls.closesAt, now)));
}

const isOpen = (now: Date) => and(isNull(polls.deletedAt), isInState('open', now));

export type PollRow = { id: number; title: string; answers: { id: number; text: string; votes: number }[] };

/** The newest open poll, or the given one, with its votes so far. */
export async function findPoll(db: DbOrTx, now: Date, pollId?: number): Promise<PollRow | null> {
  const chosen = db
    .select({ id: polls.id, title: polls.title })
    .from(polls)
    .where(and(isOpen(now), pollId === undefined ? undefined : eq(polls.id, pollId)))
    .orderBy(desc(polls.opensAt), desc(polls.id))
    .limit(1)
    .as('chosen');
  const votes = db
    .select({ answerId: pollVotes.answerId, votes: count().as('votes') })
    .from(pollVotes)
    .innerJoin(chosen, eq(chosen.id, pollVotes.pollId))
    .groupBy(pollVotes.answerId)
    .as('given');
  const rows = await db
    .select({
      pollId: chosen.id,
      title: chosen.title,
      id: pollAnswers.id,
      text: pollAnswers.text,
      votes: sql<number>`coalesce(${votes.votes}, 0)::int`,
    })
    .from(chosen)
    .innerJoin(pollAnswers, eq(pollAnswers.pollId, chosen.id))
    .leftJoin(votes, eq(votes.answerId, pollAnswers.id))
    .orderBy(asc(pollAnswers.position), asc(pollAnswers.id));
  const [first] = rows;
  return first
    ? { id: first.pollId, title: first.title, answers: rows.map(({ id, text, votes }) => ({ id, text, votes })) }
    : null;
}

type Vote = { pollId: number; answerId: number; voter: string };

/** What stands against a vote, as far as can be known before it is given. */
export async function findObstacle(
  db: DbOrTx,
  { pollId, answerId, voter }: Vote,
  now: Date,
): Promise<'already voted' | 'poll not found' | null> {
  const [answer] = await db
    .select({ given: pollVotes.voter })
    .from(pollAnswers)
    .innerJoin(polls, eq(polls.id, pollAnswers.pollId))
    .leftJoin(pollVotes, and(eq(pollVotes.pollId, polls.id), eq(pollVotes.voter, voter)))
    .where(and(eq(pollAnswers.id, answerId), eq(polls.id, pollId), isOpen(now)));
  if (!answer) return 'poll not found';
  return answer.given === null ? null : 'already voted';
}

/** True when the vote counted, once per voter; the unique key decides, so two calls at the same instant cannot both count. */
export async function addVote(db: DbOrTx, vote: Vote, now: Date): Promise<boolean> {
  const rows = await db
    .insert(pollVotes)
    .values({ ...vote, votedAt: now })
    .onConflictDoNothing()
    .returning({ voter: pollVotes.voter });
  return rows.length > 0;
}

export function votesOf(db: DbOrTx, voter: string) {
  return db
    .select({ poll: polls.title, answer: pollAnswers.text, votedAt: pollVotes.votedAt })
    .from(pollVotes)
    .innerJoin(pollAnswers, eq(pollAnswers.id, pollVotes.answerId))
    .innerJoin(polls, eq(polls.id, pollVotes.pollId))
    .where(eq(pollVotes.voter, voter));
}

export async function anonymiseVotes(tx: DbOrTx, voter: string): Promise<void> {
  await tx.update(pollVotes).set({ voter: sql`gen_random_uuid()::text` }).where(eq(pollVotes.voter, voter));
}

/** `today` as a date of the station's own zone. */
export type SentenceRow = typeof daySentences.$inferSelect;

export async function findSentence(db: DbOrTx, today: string): Promise<SentenceRow | null> {
  const [row] = await db
    .select()
    .from(daySentences)
    .where(and(isNull(daySentences.deletedAt), lte(daySentences.day, today)))
    .orderBy(desc(daySentences.day))
    .limit(1);
  return row ?? null;
}
