import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { readWaiting, type Waiting } from '#server/desk/waiting.ts';
import { isOneOf } from '#server/is-one-of.ts';
import { news } from './news.tables.ts';
import { newsDrafts } from './news-drafts.tables.ts';

/** The slugs of those of these articles that are out, by their id. */
export async function slugsOfNews(db: DbOrTx, ids: readonly number[], now: Date): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: news.id, slug: news.slug })
    .from(news)
    .where(and(isOneOf(news.id, ids), lte(news.publishedAt, now)));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Articles that come out by themselves within a span, soonest first. */
export function newsComingOut(db: DbOrTx, from: Date, until: Date) {
  const { id, title, scheduledAt, deletedAt } = newsDrafts;
  return db
    .select({ id, title, at: scheduledAt })
    .from(newsDrafts)
    .where(and(gt(scheduledAt, from), lte(scheduledAt, until), isNull(deletedAt)))
    .orderBy(asc(scheduledAt))
    .limit(20);
}

/** Articles that are not out and stand at this stage of the work, the longest untouched first. */
export function newsWaiting(db: DbOrTx, stage: 'draft' | 'ready'): Promise<Waiting> {
  const { title, state, changedAt, deletedAt } = newsDrafts;
  return readWaiting(db, {
    from: newsDrafts,
    where: and(eq(state, stage), isNull(deletedAt)),
    title,
    orderBy: asc(changedAt),
  });
}
