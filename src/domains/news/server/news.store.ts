import { asc } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { newsCategories } from './news.tables.ts';

export function listCategories(db: DbOrTx) {
  return db
    .select({ id: newsCategories.id, name: newsCategories.name, slug: newsCategories.slug })
    .from(newsCategories)
    .orderBy(asc(newsCategories.position), asc(newsCategories.id));
}
