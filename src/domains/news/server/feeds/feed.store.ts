import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { journalists, news, newsCategories, newsTagged, newsTags } from '../news.tables.ts';
import { isOut, newestFirst } from '../news-lists.store.ts';

export type FeedRow = Awaited<ReturnType<typeof listFeedNews>>[number];

/** The newest items with their whole text, of one category or of all. */
export function listFeedNews(db: DbOrTx, categoryId: number | undefined, count: number, now: Date) {
  const ids = db
    .select({ id: news.id })
    .from(news)
    .where(and(isOut(now), categoryId === undefined ? undefined : eq(news.categoryId, categoryId)))
    .orderBy(...newestFirst)
    .limit(count);
  return db
    .select({
      news,
      category: newsCategories.name,
      journalist: journalists.name,
      tags: sql<string[]>`array(
        select t.name from ${newsTagged} g join ${newsTags} t on t.id = g.tag_id where g.news_id = ${news.id} order by g.position
      )`,
    })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .leftJoin(journalists, eq(journalists.id, news.journalistId))
    .where(inArray(news.id, ids))
    .orderBy(...newestFirst);
}
