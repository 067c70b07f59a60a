import { eq, inArray, sql } from 'drizzle-orm';
import { removeSearchItems } from '#domains/search/server/search.read.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { isOneOf } from '#server/is-one-of.ts';
import { adoptNews, followPublished } from './adopt-news.ts';
import { putNewsInSearch } from './news.search.ts';
import { journalists, news, newsCategories, newsTagged, newsTags } from './news.tables.ts';
import { newsDrafts } from './news-drafts.tables.ts';

type Writing = Pick<AppContext, 'db' | 'invalidateTags'>;
/** An item as it is written: its category, journalist and tags by their slugs. */
export type NewsDraft = Omit<typeof news.$inferInsert, 'id' | 'categoryId' | 'journalistId'> & {
  category: string;
  journalist?: string | null;
  tags?: string[];
};

/** Publishes an item, now or at the time it is dated; every page, feed and site map that it stands in, and the search, know of it with it. */
export function publishNews({ db, invalidateTags }: Writing, draft: NewsDraft): Promise<number> {
  return db.transaction(async (tx) => {
    const id = await addNews(tx, draft);
    await putNewsInSearch(tx, [id]);
    await invalidateTags(tx, ...(await cacheTagsOf(tx, [id])), ...everywhere);
    return id;
  });
}

/** False where there is no such item. What it stood in before and what it stands in now both become fresh. */
export function changeNews({ db, invalidateTags }: Writing, id: number, change: Partial<NewsDraft>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await cacheTagsOf(tx, [id]);
    if (before.length === 0) return false;
    const { category, journalist, tags, ...rest } = change;
    const values = {
      ...rest,
      ...(rest.content !== undefined && { content: sanitizeHtml(rest.content) }),
      ...(category !== undefined && { categoryId: await categoryIdOf(tx, category) }),
      ...(journalist !== undefined && { journalistId: await journalistIdOf(tx, journalist) }),
    };
    if (Object.keys(values).length > 0) await tx.update(news).set(values).where(eq(news.id, id));
    if (tags) await setTags(tx, id, tags);
    await followPublished(tx, id);
    await putNewsInSearch(tx, [id]);
    const touched = new Set([...before, ...(await cacheTagsOf(tx, [id])), ...everywhere]);
    await invalidateTags(tx, ...touched);
    return true;
  });
}

export function removeNews({ db, invalidateTags }: Writing, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await cacheTagsOf(tx, [id]);
    if (before.length === 0) return false;
    await tx.delete(news).where(eq(news.id, id));
    await tx.delete(newsDrafts).where(eq(newsDrafts.id, id));
    await removeSearchItems(tx, 'news', [id]);
    await invalidateTags(tx, ...before, ...everywhere);
    return true;
  });
}

/** Writes an item without a word to the pages: for whoever writes many and speaks once. */
export async function addNews(db: DbOrTx, draft: NewsDraft): Promise<number> {
  const { category, journalist, tags = [], content, ...rest } = draft;
  const [row] = await db
    .insert(news)
    .values({
      ...rest,
      content: sanitizeHtml(content),
      categoryId: await categoryIdOf(db, category),
      journalistId: await journalistIdOf(db, journalist ?? null),
    })
    .returning({ id: news.id });
  if (!row) throw new Error(`the item ${draft.slug} was not written`);
  await setTags(db, row.id, tags);
  await adoptNews(db);
  return row.id;
}

/** What any change to any item touches: the list of all, the home page, the tags in use, the most read, the search. */
export const everywhere = ['news-list', 'home', 'news-tags', 'most-read', 'search'];

export async function cacheTagsOf(db: DbOrTx, ids: number[]): Promise<string[]> {
  const rows = await db
    .select({
      id: news.id,
      slug: news.slug,
      category: newsCategories.slug,
      journalist: journalists.slug,
      tags: sql<string[]>`array(
        select t.slug from ${newsTagged} g join ${newsTags} t on t.id = g.tag_id where g.news_id = ${news.id}
      )`,
    })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .leftJoin(journalists, eq(journalists.id, news.journalistId))
    .where(isOneOf(news.id, ids));
  const all = rows.flatMap(({ id, slug, category, journalist, tags }) => [
    `news:${id}`,
    `news-at:${slug}`,
    `category:${category}`,
    ...(journalist ? [`journalist:${journalist}`] : []),
    ...tags.map((tag) => `tag:${tag}`),
  ]);
  return [...new Set(all)];
}

async function setTags(db: DbOrTx, newsId: number, slugs: string[]): Promise<void> {
  await db.delete(newsTagged).where(eq(newsTagged.newsId, newsId));
  if (slugs.length === 0) return;
  const rows = await db.select().from(newsTags).where(inArray(newsTags.slug, slugs));
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug));
  if (missing) throw new Error(`there is no news tag '${missing}'`);
  await db
    .insert(newsTagged)
    .values(rows.map(({ id, slug }) => ({ newsId, tagId: id, position: slugs.indexOf(slug) })));
}

async function categoryIdOf(db: DbOrTx, slug: string): Promise<number> {
  const [row] = await db.select({ id: newsCategories.id }).from(newsCategories).where(eq(newsCategories.slug, slug));
  if (!row) throw new Error(`there is no news category '${slug}'`);
  return row.id;
}

async function journalistIdOf(db: DbOrTx, slug: string | null): Promise<number | null> {
  if (slug === null) return null;
  const [row] = await db.select({ id: journalists.id }).from(journalists).where(eq(journalists.slug, slug));
  if (!row) throw new Error(`there is no journalist '${slug}'`);
  return row.id;
}
