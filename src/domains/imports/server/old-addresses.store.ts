import { eq } from 'drizzle-orm';
import { slugsOfNews } from '#domains/news/server/news.read.ts';
import type { DbOrTx } from '#server/database.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import { oldAddresses } from './imports.tables.ts';

export const oldAddressesTag = 'old-addresses';

/** Lets paths of another site lead to an article; whoever came first keeps the path. */
export async function keepOldPaths({ tx, invalidate }: StaffWrite, newsId: number, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .insert(oldAddresses)
    .values(paths.map((path) => ({ path, newsId })))
    .onConflictDoNothing();
  invalidate(oldAddressesTag);
}

/** The slug of the article that had this path elsewhere, if readers find it. */
export async function slugAtOldPath(db: DbOrTx, path: string, now: Date): Promise<{ slug: string; id: number } | null> {
  const [row] = await db.select({ id: oldAddresses.newsId }).from(oldAddresses).where(eq(oldAddresses.path, path));
  if (!row) return null;
  const slug = (await slugsOfNews(db, [row.id], now)).get(row.id);
  return slug === undefined ? null : { slug, id: row.id };
}
