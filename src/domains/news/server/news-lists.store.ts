import { and, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { journalists, news, newsCategories, newsTagged, newsTags } from './news.tables.ts';

export type NewsFilter = {
  category?: string;
  journalistId?: number;
  onlyWithImage?: boolean;
  withoutPro?: boolean;
};
/** A place in a list, told by the item that stands there. PostgreSQL's own text of the instant keeps its microseconds. */
export type Cursor = { publishedAt: string; id: number };
export type PageOfNews = { offset: number; count: number; from?: Cursor };

export const itemColumns = {
  id: news.id,
  slug: news.slug,
  title: news.title,
  titleHome: news.titleHome,
  subtitle: news.subtitle,
  author: news.author,
  journalistName: journalists.name,
  categoryName: newsCategories.name,
  categorySlug: newsCategories.slug,
  image: news.image,
  imageCaption: news.imageCaption,
  coverVideoFile: news.coverVideoFile,
  coverVideoYoutubeId: news.coverVideoYoutubeId,
  featured: news.featured,
  pro: news.pro,
  publishedAt: news.publishedAt,
  updatedAt: news.updatedAt,
};

export type NewsItemRow = Awaited<ReturnType<typeof itemsWhere>>[number];

/** As the indexes are sorted, to the letter: without `nulls last` PostgreSQL sorts every row anew. */
export const newestFirst = [sql`${news.publishedAt} desc nulls last`, sql`${news.id} desc nulls last`] as const;
const inThatOrder = sql.join([...newestFirst], sql`, `);

/** What is dated in the future does not exist yet, in no list and at no address. */
export const isOut = (now: Date) => lte(news.publishedAt, now);

export function itemsWhere(db: DbOrTx, where: SQL | undefined) {
  return db
    .select(itemColumns)
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .leftJoin(journalists, eq(journalists.id, news.journalistId))
    .where(where);
}

function passing({ category, journalistId, onlyWithImage, withoutPro }: NewsFilter): SQL | undefined {
  return and(
    category === undefined
      ? undefined
      : eq(
          news.categoryId,
          sql`(select ${newsCategories.id} from ${newsCategories} where ${newsCategories.slug} = ${category})`,
        ),
    journalistId === undefined ? undefined : eq(news.journalistId, journalistId),
    onlyWithImage ? ne(news.image, '') : undefined,
    withoutPro ? eq(news.pro, false) : undefined,
  );
}

/** The ids come from an index alone; only the page's own rows are read, however deep it lies. */
export function listNews(db: DbOrTx, filter: NewsFilter, { offset, count, from }: PageOfNews, now: Date) {
  // One condition for the place to begin at, not two: given the cursor and the clock, PostgreSQL begins at the clock's.
  const start = from
    ? sql`(${news.publishedAt}, ${news.id}) <= (${from.publishedAt}::timestamptz, ${from.id})`
    : isOut(now);
  const ids = db
    .select({ id: news.id })
    .from(news)
    .where(and(start, passing(filter)))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(count);
  return itemsWhere(db, inArray(news.id, ids)).orderBy(...newestFirst);
}

/** Every `step`-th item of a list, so that a deep page starts near its place instead of counting its way there. */
export async function readCursors(db: DbOrTx, filter: NewsFilter, step: number, now: Date): Promise<Cursor[]> {
  const { rows } = await db.execute<{ publishedAt: string; id: number }>(sql`
    select published_at::text as "publishedAt", id
    from (
      select ${news.publishedAt}, ${news.id}, row_number() over (order by ${inThatOrder}) as place
      from ${news} where ${and(isOut(now), passing(filter))}
    ) as places
    where place % ${step} = 1
    order by place`);
  return rows;
}

/** How far back the home page looks for featured items, and how many of them it puts in front. */
const homeReach = 200;
const mostFeatured = 6;

/** What the newsroom pinned to the first page, in its order. */
const pinnedIds = sql`(select pinned_ids from home_front where id = 1)::int[]`;

export function listHomeNews(db: Pick<DbOrTx, 'select'>, count: number, now: Date) {
  const recent = db
    .select({
      id: news.id,
      place: sql<number>`row_number() over (order by ${inThatOrder})`.as('place'),
      featuredPlace:
        sql<number>`case when ${news.featured} then row_number() over (partition by ${news.featured} order by ${inThatOrder}) end`.as(
          'featured_place',
        ),
    })
    .from(news)
    .where(
      and(
        isOut(now),
        or(
          sql`${news.id} = any(${pinnedIds})`,
          inArray(
            news.id,
            db
              .select({ id: news.id })
              .from(news)
              .where(isOut(now))
              .orderBy(...newestFirst)
              .limit(homeReach),
          ),
        ),
      ),
    )
    .as('recent');
  const isFront = sql`coalesce(${recent.featuredPlace} <= ${mostFeatured}, false)`;
  return db
    .select(itemColumns)
    .from(recent)
    .innerJoin(news, eq(news.id, recent.id))
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .leftJoin(journalists, eq(journalists.id, news.journalistId))
    .orderBy(sql`array_position(${pinnedIds}, ${news.id}) nulls last`, desc(isFront), recent.place)
    .limit(count);
}

export function listNewsOfTag(db: DbOrTx, tag: string, { offset, count }: PageOfNews, now: Date) {
  const ids = db
    .select({ id: news.id })
    .from(newsTagged)
    .innerJoin(newsTags, eq(newsTags.id, newsTagged.tagId))
    .innerJoin(news, eq(news.id, newsTagged.newsId))
    .where(and(eq(newsTags.slug, tag), isOut(now)))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(count);
  return itemsWhere(db, inArray(news.id, ids)).orderBy(...newestFirst);
}

export type Newer = { count: number; lastId: number };
const mostCounted = 100;

/** Newer than the item with this id; where it is gone, than the one written before it. */
export async function countNewer(db: DbOrTx, lastId: number, category: string | undefined, now: Date): Promise<Newer> {
  const known = db
    .select({ publishedAt: news.publishedAt })
    .from(news)
    .where(and(lte(news.id, lastId), isOut(now)))
    .orderBy(desc(news.id))
    .limit(1);
  const isNewer = sql`(${news.publishedAt}, ${news.id}) > (coalesce((${known}), '-infinity'::timestamptz), ${lastId})`;
  const rows = await db
    .select({ id: news.id })
    .from(news)
    .where(and(isOut(now), isNewer, passing({ category })))
    .orderBy(...newestFirst)
    .limit(mostCounted);
  return { count: rows.length, lastId: rows[0]?.id ?? lastId };
}
