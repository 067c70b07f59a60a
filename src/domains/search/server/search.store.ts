import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { longestQuoted } from '../excerpt.ts';
import { wordRoot } from '../search.rules.ts';
import { type SearchKind, searchItems, searchTexts } from './search.tables.ts';
import { titleEnd } from './search-document.ts';
import type { TsQueries } from './ts-query.ts';

export type Found = {
  id: number;
  kind: SearchKind;
  title: string;
  subtitle: string;
  address: string;
  image: string;
};

export type Asked = {
  queries: TsQueries;
  /** The folded words as they were typed, or what they were corrected to: the ranking compares titles with them. */
  words: readonly string[];
  now: Date;
};

/** The best are chosen by what costs little; only these are then weighed word by word. */
const shortlist = 60;

/** The best items. Beyond the titles nothing is looked into unless they do not fill the list. */
export async function findBest(db: DbOrTx, { queries, words, now }: Asked, count: number): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    with titled as materialized (
      select id, ${titleScore(words, now)} as score from ${searchItems}
      where document @@ ${queries.title}::tsquery and ${isPublic(now)}
      order by score desc, id desc limit ${shortlist}
    ), mentioned as materialized (
      select id, ${titleScore(words, now)} + ${headScore(words)} as score from ${searchItems}
      where document @@ ${queries.whole}::tsquery and ${isPublic(now)}
        and (select count(*) from titled) < ${count} and id not in (select id from titled)
      order by score desc, id desc limit ${shortlist}
    )
    select id, kind, title, subtitle, address, image from (
      select *, 1 as tier from titled union all select *, 2 as tier from mentioned
    ) as best join ${searchItems} using (id)
    order by tier, score + ts_rank(document, ${queries.whole}::tsquery) desc, id desc limit ${count}`);
  return rows;
}

/** `tier` 1: the words stand in the title; of the others comes the text too. */
export type FoundOfKind = Found & { total: number; tier: number; body: string };

/** Beyond this many of either sort nobody counts any more. */
const mostCounted = 2_000;

/** The best of every kind, each with how many there are of its kind. */
export async function findByKind(db: DbOrTx, asked: Asked, ofEach: number): Promise<FoundOfKind[]> {
  const { queries, words, now } = asked;
  const matching = (query: string, tier: number) => sql`(
    select id, ${sql.raw(String(tier))} as tier from ${searchItems}
    where document @@ ${query}::tsquery and ${isPublic(now)} limit ${mostCounted})`;
  const { rows } = await db.execute<FoundOfKind>(sql`
    with matching as materialized (
      select id, min(tier) as tier from (${matching(queries.title, 1)} union all ${matching(queries.whole, 2)}) as any_tier
      group by id
    ), ranked as (
      select id, tier, (count(*) over (partition by kind))::int as total,
        row_number() over (
          partition by kind order by tier, ${titleScore(words, now)} + ${headScore(words)} desc, id desc) as place
      from matching join ${searchItems} using (id)
    )
    select id, kind, title, subtitle, address, image, total, tier,
      case when tier = 1 then '' else coalesce(left(body, ${longestQuoted}), '') end as body
    from ranked join ${searchItems} using (id) left join ${searchTexts} on item_id = id
    where place <= ${ofEach} order by place`);
  return rows;
}

function isPublic(now: Date): SQL {
  return sql`(published_at is null or published_at <= ${now.toISOString()}::timestamptz)`;
}

/**
 * What one expects first: the very title, a title that begins so; then what people ask for most, what is young, and among
 * equals the artist before the songs before the news. All in floating point: exact decimals cost ten times as much.
 */
function titleScore(words: readonly string[], now: Date): SQL {
  const phrase = words.join(' ');
  return sql`(8 * starts_with(plain, ${phrase + titleEnd})::int + 4 * starts_with(plain, ${phrase})::int
    + least(1, ln(1 + popularity::float8) / 10)
    + case kind when 'news' then 0 when 'song' then 0.8::float8 when 'artist' then 1.2::float8
        when 'journalist' then 0.6::float8 when 'client' then 0.2::float8 when 'video' then 0.4::float8 else 1 end
    + case when published_at is null then 0
        else 1 / (1 + date_part('epoch', ${now.toISOString()}::timestamptz - published_at) / 2592000) end)`;
}

/** How many of the words stand in title or subtitle, in whatever form, and not only somewhere in the body. */
function headScore(words: readonly string[]): SQL {
  const found = words.map((word) => sql`(strpos(' ' || plain, ${` ${wordRoot(word)}`}) > 0)::int`);
  return sql`2::float8 * (${sql.join(found, sql` + `)}) / ${words.length}::int`;
}
