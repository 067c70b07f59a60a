import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { journalists, news, newsCategories, newsTagged, newsTags } from './news.tables.ts';
import { isOut, itemColumns, itemsWhere, newestFirst } from './news-lists.store.ts';

/** Those that an editor chose and that are out, in the editor's order. */
export async function listChosen(db: DbOrTx, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await itemsWhere(db, and(inArray(news.id, [...ids]), isOut(now)));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Items that share the most of these tags, newest first among equals. */
export function listSharingTags(db: DbOrTx, tags: string[], wanted: number, now: Date) {
  const shared = db
    .select({ id: newsTagged.newsId, shared: count().as('shared') })
    .from(newsTagged)
    .innerJoin(newsTags, eq(newsTags.id, newsTagged.tagId))
    .innerJoin(news, eq(news.id, newsTagged.newsId))
    .where(and(inArray(newsTags.slug, tags), isOut(now)))
    .groupBy(newsTagged.newsId, news.publishedAt)
    .orderBy(desc(sql`shared`), desc(news.publishedAt), desc(newsTagged.newsId))
    .limit(wanted)
    .as('related');
  return db
    .select(itemColumns)
    .from(shared)
    .innerJoin(news, eq(news.id, shared.id))
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .leftJoin(journalists, eq(journalists.id, news.journalistId))
    .orderBy(desc(shared.shared), ...newestFirst);
}

/** Older ones are no use to a reader, and every one of them would have to be read. */
const wordReach = 600;

/** Items whose title, subtitle or keywords hold the most of these words, among the newest. */
export function listHoldingWords(db: DbOrTx, words: string[], wanted: number, now: Date) {
  const query = sql`websearch_to_tsquery('italian', ${words.join(' or ')})`;
  const recent = db
    .select({
      id: news.id,
      words: sql`to_tsvector('italian', ${news.title} || ' ' || ${news.subtitle} || ' ' || ${news.keywords})`.as(
        'words',
      ),
    })
    .from(news)
    .where(isOut(now))
    .orderBy(...newestFirst)
    .limit(wordReach)
    .as('recent');
  const best = db
    .select({ id: recent.id })
    .from(recent)
    .where(sql`${recent.words} @@ ${query}`)
    .orderBy(desc(sql`ts_rank(${recent.words}, ${query})`), desc(recent.id))
    .limit(wanted);
  return itemsWhere(db, inArray(news.id, best)).orderBy(...newestFirst);
}
