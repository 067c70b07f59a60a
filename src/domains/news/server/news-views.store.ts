import { desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { journalists, news, newsCategories, newsDays, newsTags, newsViews, tagDays } from './news.tables.ts';
import { isOut, itemColumns, newestFirst } from './news-lists.store.ts';

export type View = { newsId: number; seenAt: Date };

const utcDay = (instant: Date) => instant.toISOString().slice(0, 10);

/** Writes a batch and its counts in one statement: what was written before, or stands on nothing, counts nothing. */
export async function addViews(db: DbOrTx, session: string, views: View[], now: Date): Promise<void> {
  if (views.length === 0) return;
  const ids = sql.param(views.map(({ newsId }) => newsId));
  const instants = sql.param(views.map(({ seenAt }) => seenAt.toISOString()));
  // Sorted, so that two batches that meet take their rows in the same order and neither waits for the other for ever.
  await db.execute(sql`
    with seen as (
      insert into ${newsViews} (news_id, session, seen_at)
      select distinct given.news_id, ${session}::text, given.seen_at
      from unnest(${ids}::int[], ${instants}::timestamptz[]) as given (news_id, seen_at)
      join ${news} on ${news.id} = given.news_id
      where ${isOut(now)}
      order by 1, 3
      on conflict do nothing
      returning news_id, seen_at
    )
    insert into ${newsDays} (news_id, day, views)
    select news_id, (seen_at at time zone 'UTC')::date, count(*) from seen group by 1, 2 order by 1, 2
    on conflict (news_id, day) do update set views = ${newsDays}.views + excluded.views`);
}

export async function addHit(db: DbOrTx, slug: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${newsDays} (news_id, day, hits)
    select ${news.id}, ${utcDay(now)}::date, 1 from ${news} where ${eq(news.slug, slug)} and ${isOut(now)}
    on conflict (news_id, day) do update set hits = ${newsDays}.hits + 1`);
}

export async function addTagHit(db: DbOrTx, slug: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${tagDays} (tag_id, day, hits)
    select ${newsTags.id}, ${utcDay(now)}::date, 1 from ${newsTags} where ${eq(newsTags.slug, slug)}
    on conflict (tag_id, day) do update set hits = ${tagDays}.hits + 1`);
}

const weekDays = 7;

/** The items with the most views and openings of the last seven days; the newest fill up what is missing. */
export function listMostRead(db: DbOrTx, count: number, now: Date) {
  const since = utcDay(new Date(now.getTime() - (weekDays - 1) * 86_400_000));
  const read = db
    .select({
      id: sql<number>`${newsDays.newsId}`.as('id'),
      total: sql<number>`sum(${newsDays.views} + ${newsDays.hits})`.as('total'),
    })
    .from(newsDays)
    .where(gte(newsDays.day, since))
    .groupBy(newsDays.newsId)
    .as('read');
  const newest = db
    .select({ id: news.id, total: sql<number>`0`.as('total') })
    .from(news)
    .where(isOut(now))
    .orderBy(...newestFirst)
    .limit(count)
    .as('newest');
  const wanted = db
    .select({ id: sql<number>`id`.as('wanted_id'), total: sql<number>`max(total)`.as('wanted_total') })
    .from(sql`(select id, total from ${read} union all select id, total from ${newest}) as either`)
    .groupBy(sql`id`)
    .as('wanted');
  return db
    .select(itemColumns)
    .from(wanted)
    .innerJoin(news, eq(news.id, wanted.id))
    .innerJoin(newsCategories, eq(newsCategories.id, news.categoryId))
    .leftJoin(journalists, eq(journalists.id, news.journalistId))
    .where(isOut(now))
    .orderBy(desc(wanted.total), ...newestFirst)
    .limit(count);
}

/** Single views are kept for ninety days, as the privacy policy says; their counts remain. */
export async function forgetViewsBefore(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(newsViews).where(lt(newsViews.seenAt, before));
}
