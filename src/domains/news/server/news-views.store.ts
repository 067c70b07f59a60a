import { desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import {
  journalists,
  news,
  newsCategories,
  newsDays,
  newsTags,
  newsViewQuotas,
  newsViews,
  tagDays,
  tagViews,
} from './news.tables.ts';
import { isOut, itemColumns, newestFirst } from './news-lists.store.ts';

const hourMs = 3_600_000;
/** So often an address counts for an article on one day: a family, an office or a school class may read the same story. */
export const viewsPerAddress = 24;

const utcDay = (instant: Date) => instant.toISOString().slice(0, 10);
const hourOf = (instant: Date) => new Date(Math.floor(instant.getTime() / hourMs) * hourMs);

export type View = { newsId: number; seenAt: Date };
/** Whose views they are: a visit that the station has opened, and the keyed hash of the address it comes from. */
export type Sight = { session: string; address: string; now: Date };

/** Writes a batch and its counts in one statement: what was written before, stands on nothing or is beyond the quota counts nothing. */
export function addViews(db: DbOrTx, views: View[], sight: Sight): Promise<void> {
  return count(db, 'view', views, sight);
}

async function count(db: DbOrTx, kind: 'view' | 'hit', views: View[], { session, address, now }: Sight): Promise<void> {
  const ids = sql.param(views.map(({ newsId }) => newsId));
  const days = sql.param(views.map(({ seenAt }) => utcDay(seenAt)));
  const counter = sql.raw(kind === 'view' ? 'views' : 'hits');
  // Sorted, so that two batches that meet take their rows in the same order and neither waits for the other for ever.
  await db.execute(sql`
    with given as (
      select ${news.id} as news_id, min(seen.day) as day
      from unnest(${ids}::int[], ${days}::date[]) as seen (news_id, day)
      join ${news} on ${news.id} = seen.news_id
      where ${isOut(now)}
      group by 1
    ), fresh as (
      insert into ${newsViews} (news_id, kind, session, hour)
      select news_id, ${kind}, ${session}::text, ${hourOf(now).toISOString()}::timestamptz from given order by 1
      on conflict do nothing
      returning news_id
    ), spent as (
      insert into ${newsViewQuotas} (day, address, news_id, kind)
      select ${utcDay(now)}::date, ${address}::text, news_id, ${kind} from fresh order by news_id
      on conflict (day, address, news_id, kind) do update set views = ${newsViewQuotas}.views + 1
      returning news_id, views
    )
    insert into ${newsDays} (news_id, day, ${counter})
    select news_id, given.day, 1 from spent join given using (news_id) where spent.views <= ${viewsPerAddress} order by 1
    on conflict (news_id, day) do update set ${counter} = ${newsDays}.${counter} + 1`);
}

export async function addHit(db: DbOrTx, slug: string, sight: Sight): Promise<void> {
  const [found] = await db.select({ newsId: news.id }).from(news).where(eq(news.slug, slug));
  if (found) await count(db, 'hit', [{ ...found, seenAt: sight.now }], sight);
}

export async function addTagHit(db: DbOrTx, slug: string, { session, now }: Sight): Promise<void> {
  await db.execute(sql`
    with fresh as (
      insert into ${tagViews} (tag_id, session, hour)
      select ${newsTags.id}, ${session}::text, ${hourOf(now).toISOString()}::timestamptz
      from ${newsTags} where ${eq(newsTags.slug, slug)}
      on conflict do nothing
      returning tag_id
    )
    insert into ${tagDays} (tag_id, day, hits) select tag_id, ${utcDay(now)}::date, 1 from fresh
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

/** Single views are kept for ninety days, as the privacy policy says; their counts remain. Addresses are not kept beyond their day. */
export async function forgetViews(db: DbOrTx, before: Date, today: Date): Promise<void> {
  await db.delete(newsViews).where(lt(newsViews.hour, before));
  await db.delete(tagViews).where(lt(tagViews.hour, before));
  await db.delete(newsViewQuotas).where(lt(newsViewQuotas.day, utcDay(today)));
}
