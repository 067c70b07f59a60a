import { eq, inArray } from 'drizzle-orm';
import { slugify } from '#kit/slug.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import { allNewsSlug, categoryTwins } from '../../news.addresses.ts';
import { newsCategories } from '../news.tables.ts';
import { newsDrafts } from '../news-drafts.tables.ts';

const pagesOfTheirOwn = new Set(['tags', 'categoria', allNewsSlug, ...Object.keys(categoryTwins)]);

/** Whether a list of news stands at this address, which an article must not hide behind. */
export async function isAddressOfList(db: Reads, slug: string): Promise<boolean> {
  if (pagesOfTheirOwn.has(slug)) return true;
  return (await db.$count(newsCategories, eq(newsCategories.slug, slug))) > 0;
}

const mostTried = 50;

/** The address that a title proposes, with a number where it is taken. */
export async function freeSlug(db: Reads, title: string, id?: number): Promise<string> {
  const wanted = slugify(title) || 'notizia';
  const tried = [wanted, ...Array.from({ length: mostTried }, (_, index) => `${wanted}-${index + 2}`)];
  const rows = await db
    .select({ id: newsDrafts.id, slug: newsDrafts.slug })
    .from(newsDrafts)
    .where(inArray(newsDrafts.slug, tried));
  const taken = new Set(rows.filter((row) => row.id !== id).map(({ slug }) => slug));
  if (await isAddressOfList(db, wanted)) taken.add(wanted);
  return tried.find((slug) => !taken.has(slug)) ?? `${wanted}-${Date.now().toString(36)}`;
}
