import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { mixes, mixPlaylists } from '../podcasts.tables.ts';

export type MixRow = typeof mixes.$inferSelect;

export function listPlaylists(db: DbOrTx) {
  return db.select().from(mixPlaylists).orderBy(asc(mixPlaylists.position), asc(mixPlaylists.slug));
}

type Page = { playlist: string | null; limit: number; offset: number };

/** Newest first, of one playlist or of all, each with how many there are. */
export function listMixes(db: DbOrTx, now: Date, { playlist, limit, offset }: Page) {
  return db
    .select({ ...getTableColumns(mixes), total: sql<number>`(count(*) over ())::int` })
    .from(mixes)
    .where(and(lte(mixes.publishedAt, now), playlist === null ? undefined : eq(mixes.playlist, playlist)))
    .orderBy(desc(mixes.publishedAt), desc(mixes.id))
    .limit(limit)
    .offset(offset);
}

export async function findMix(db: DbOrTx, slug: string, now: Date): Promise<MixRow | undefined> {
  const [mix] = await db
    .select()
    .from(mixes)
    .where(and(eq(mixes.slug, slug), lte(mixes.publishedAt, now)));
  return mix;
}
