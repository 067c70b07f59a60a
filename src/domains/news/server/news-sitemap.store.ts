import { and, asc, gte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { news } from './news.tables.ts';
import { isOut, newestFirst } from './news-lists.store.ts';

export function countOut(db: DbOrTx, now: Date): Promise<number> {
  return db.$count(news, isOut(now));
}

/** Oldest first: what is published later lengthens the last file and leaves the others as they are. */
export function listAddresses(db: DbOrTx, { offset, limit, now }: { offset: number; limit: number; now: Date }) {
  return db
    .select({ slug: news.slug, publishedAt: news.publishedAt, updatedAt: news.updatedAt })
    .from(news)
    .where(isOut(now))
    .orderBy(asc(news.id))
    .offset(offset)
    .limit(limit);
}

export function listOutSince(db: DbOrTx, { since, now, limit }: { since: Date; now: Date; limit: number }) {
  return db
    .select({ slug: news.slug, title: news.title, publishedAt: news.publishedAt })
    .from(news)
    .where(and(gte(news.publishedAt, since), isOut(now)))
    .orderBy(...newestFirst)
    .limit(limit);
}
