import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { journalists, news, newsCategories, newsTagged, newsTags } from './news.tables.ts';
import { isOut } from './news-lists.store.ts';

export function listCategories(db: DbOrTx) {
  return db
    .select({ id: newsCategories.id, name: newsCategories.name, slug: newsCategories.slug })
    .from(newsCategories)
    .where(isNull(newsCategories.deletedAt))
    .orderBy(asc(newsCategories.position), asc(newsCategories.id));
}

export type NewsTag = { slug: string; name: string };
export type Article = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** The whole article with its tags in one question. */
export async function findArticle(db: DbOrTx, slug: string, now: Date) {
  const tags = sql<NewsTag[]>`coalesce((
    select json_agg(json_build_object('slug', t.slug, 'name', t.name) order by g.position, t.id)
    from ${newsTagged} g join ${newsTags} t on t.id = g.tag_id where g.news_id = ${news.id} and t.deleted_at is null
  ), '[]'::json)`;
  const [row] = await db
    .select({ news, category: newsCategories, journalist: journalists, tags })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .leftJoin(journalists, and(eq(journalists.id, news.journalistId), isNull(journalists.deletedAt)))
    .where(and(eq(news.slug, slug), isOut(now)));
  return row;
}

export function listJournalists(db: DbOrTx) {
  return db
    .select()
    .from(journalists)
    .where(isNull(journalists.deletedAt))
    .orderBy(asc(journalists.name), asc(journalists.id));
}

/** Tags that stand on something that is out. */
export async function listTags(db: DbOrTx, now: Date): Promise<NewsTag[]> {
  const isUsed = sql`exists (
    select 1 from ${newsTagged} g join ${news} on ${news.id} = g.news_id where g.tag_id = ${newsTags.id} and ${isOut(now)}
  )`;
  return db
    .select({ slug: newsTags.slug, name: newsTags.name })
    .from(newsTags)
    .where(and(isUsed, isNull(newsTags.deletedAt)))
    .orderBy(asc(newsTags.name), asc(newsTags.id));
}

export async function findTag(db: DbOrTx, slug: string): Promise<NewsTag | undefined> {
  const [row] = await db
    .select({ slug: newsTags.slug, name: newsTags.name })
    .from(newsTags)
    .where(and(eq(newsTags.slug, slug), isNull(newsTags.deletedAt)));
  return row;
}
