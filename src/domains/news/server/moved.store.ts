import { and, eq, isNull } from 'drizzle-orm';
import { findMoved } from '#server/desk/slug-history.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import { journalistAddress, newsAddress, newsListPath, tagAddress } from '../news.addresses.ts';
import { journalists, news, newsCategories, newsTags } from './news.tables.ts';
import { isOut } from './news-lists.store.ts';

/** The slug of today of an article that stood at this one. */
export async function movedArticle(db: Reads, slug: string, now: Date): Promise<string | null> {
  const id = await findMoved(db, 'news', slug);
  if (id === null) return null;
  const [row] = await db
    .select({ slug: news.slug })
    .from(news)
    .where(and(eq(news.id, id), isOut(now)));
  return row?.slug ?? null;
}

/** The slug of today of a tag that stood at this one. */
export async function movedTag(db: Reads, slug: string): Promise<string | null> {
  const id = await findMoved(db, 'tags', slug);
  if (id === null) return null;
  const [row] = await db
    .select({ slug: newsTags.slug })
    .from(newsTags)
    .where(and(eq(newsTags.id, id), isNull(newsTags.deletedAt)));
  return row?.slug ?? null;
}

async function movedJournalist(db: Reads, slug: string): Promise<string | null> {
  const id = await findMoved(db, 'journalists', slug);
  if (id === null) return null;
  const [row] = await db
    .select({ slug: journalists.slug })
    .from(journalists)
    .where(and(eq(journalists.id, id), isNull(journalists.deletedAt)));
  return row?.slug ?? null;
}

/** A category that is there, by its slug of today or an old one. */
async function categoryAt(db: Reads, slug: string): Promise<string | null> {
  const isThere = isNull(newsCategories.deletedAt);
  const read = db.select({ slug: newsCategories.slug }).from(newsCategories).$dynamic();
  const [row] = await read.where(and(isThere, eq(newsCategories.slug, slug)));
  if (row) return row.slug;
  const id = await findMoved(db, 'categories', slug);
  if (id === null) return null;
  const [moved] = await db
    .select({ slug: newsCategories.slug })
    .from(newsCategories)
    .where(and(isThere, eq(newsCategories.id, id)));
  return moved?.slug ?? null;
}

export type Room = 'notizie' | 'tags' | 'jornalistas';

/** Where what stood at an address stands today. */
export async function addressOfMoved(db: Reads, room: Room, slug: string, now: Date): Promise<string | null> {
  if (room === 'tags') return addressed(await movedTag(db, slug), tagAddress);
  if (room === 'jornalistas') return addressed(await movedJournalist(db, slug), journalistAddress);
  const article = await movedArticle(db, slug, now);
  return article === null ? addressed(await categoryAt(db, slug), newsListPath) : newsAddress(article);
}

function addressed(slug: string | null, address: (slug: string) => string): string | null {
  return slug === null ? null : address(slug);
}
