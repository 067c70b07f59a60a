import { asc, desc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { chartCategories, top10Entries, top100Entries } from './charts.tables.ts';

export function listCategories(db: DbOrTx) {
  return db.select().from(chartCategories).orderBy(asc(chartCategories.position), asc(chartCategories.id));
}

export async function listTop10(db: DbOrTx, categorySlug: string): Promise<number[]> {
  const rows = await db
    .select({ songId: top10Entries.songId })
    .from(top10Entries)
    .innerJoin(chartCategories, eq(top10Entries.categoryId, chartCategories.id))
    .where(eq(chartCategories.slug, categorySlug))
    .orderBy(asc(top10Entries.position))
    .limit(10);
  return rows.map(({ songId }) => songId);
}

export async function listYears(db: DbOrTx): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: top100Entries.year })
    .from(top100Entries)
    .orderBy(desc(top100Entries.year));
  return rows.map(({ year }) => year);
}

export async function listTop100(db: DbOrTx, year: number): Promise<number[]> {
  const rows = await db
    .select({ songId: top100Entries.songId })
    .from(top100Entries)
    .where(eq(top100Entries.year, year))
    .orderBy(asc(top100Entries.position))
    .limit(100);
  return rows.map(({ songId }) => songId);
}
