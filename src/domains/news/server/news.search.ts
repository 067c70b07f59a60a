import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { putSearchItems, type SearchItem, type SearchSource } from '#domains/search/server/search.read.ts';
import type { DbOrTx } from '#server/database.ts';
import { isOneOf } from '#server/is-one-of.ts';
import { journalistAddress, newsAddress } from '../news.addresses.ts';
import { teaserOf } from '../news.rules.ts';
import { journalists, news, newsDays } from './news.tables.ts';

const pageLength = 1_000;

/** Every item, of the future too: the search shows it from its day on. */
export const newsForSearch: SearchSource = async function* (db) {
  for (let after = 0; ; ) {
    const rows = await readRows(db).where(gt(news.id, after)).orderBy(asc(news.id)).limit(pageLength);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(newsSearchItem);
    after = last.id;
  }
};

export const journalistsForSearch: SearchSource = async function* (db) {
  const rows = await db
    .select()
    .from(journalists)
    .where(and(eq(journalists.isActive, true), isNull(journalists.deletedAt)));
  yield rows.map(journalistSearchItem);
};

export function journalistSearchItem({
  id,
  slug,
  name,
  description,
  image,
}: typeof journalists.$inferSelect): SearchItem {
  return { kind: 'journalist', key: id, title: name, address: journalistAddress(slug), image, body: description };
}

/** Tells the search what these items are now; belongs into the transaction that wrote them. */
export async function putNewsInSearch(db: DbOrTx, ids: readonly number[]): Promise<void> {
  const rows = await readRows(db).where(isOneOf(news.id, ids));
  await putSearchItems(db, rows.map(newsSearchItem));
}

function readRows(db: DbOrTx) {
  return db
    .select({
      id: news.id,
      slug: news.slug,
      title: news.title,
      subtitle: news.subtitle,
      content: news.content,
      keywords: news.keywords,
      image: news.image,
      pro: news.pro,
      publishedAt: news.publishedAt,
      hits: sql<number>`coalesce((select sum(hits) from ${newsDays} where news_id = ${news.id}), 0)::int`,
    })
    .from(news)
    .$dynamic();
}

type NewsRow = Awaited<ReturnType<typeof readRows>>[number];

function newsSearchItem(row: NewsRow): SearchItem {
  const { id, slug, title, subtitle, content, keywords, image, pro, publishedAt, hits } = row;
  // Whoever may not read the rest of a PRO item cannot feel for its words either.
  const body = `${keywords} ${pro ? teaserOf(content) : content}`;
  return {
    kind: 'news',
    key: id,
    title,
    subtitle,
    address: newsAddress(slug),
    image,
    body,
    popularity: hits,
    publishedAt,
  };
}
