import { and, asc, count, desc, eq, getTableColumns, lte, max, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { podcastEpisodes, podcastShows } from './podcasts.tables.ts';

export type Show = Awaited<ReturnType<typeof listShows>>[number];
export type EpisodeRow = Awaited<ReturnType<typeof episodesWhere>>[number];

/** In the order of the page, with how many episodes are out and when the newest came. */
export function listShows(db: DbOrTx, now: Date) {
  const isOut = and(eq(podcastEpisodes.showId, podcastShows.id), lte(podcastEpisodes.publishedAt, now));
  return db
    .select({
      ...getTableColumns(podcastShows),
      episodes: count(podcastEpisodes.id),
      latest: max(podcastEpisodes.publishedAt),
    })
    .from(podcastShows)
    .leftJoin(podcastEpisodes, isOut)
    .groupBy(podcastShows.id)
    .orderBy(asc(podcastShows.position), asc(podcastShows.id));
}

export async function findShow(db: DbOrTx, slug: string): Promise<typeof podcastShows.$inferSelect | undefined> {
  const [show] = await db.select().from(podcastShows).where(eq(podcastShows.slug, slug));
  return show;
}

export async function findShowById(db: DbOrTx, id: number): Promise<typeof podcastShows.$inferSelect | undefined> {
  const [show] = await db.select().from(podcastShows).where(eq(podcastShows.id, id));
  return show;
}

/** By its slug or by the name under which the host knows it. */
export async function findShowId(db: DbOrTx, name: string): Promise<number | undefined> {
  const [show] = await db
    .select({ id: podcastShows.id })
    .from(podcastShows)
    .where(or(eq(podcastShows.slug, name), eq(podcastShows.hostId, name)))
    .limit(1);
  return show?.id;
}

/** Names the show for good; who comes second gets the name that it has. */
export async function keepGuid(db: DbOrTx, showId: number, guid: string): Promise<string> {
  const [row] = await db
    .update(podcastShows)
    .set({ guid: sql`coalesce(${podcastShows.guid}, ${guid}::uuid)` })
    .where(eq(podcastShows.id, showId))
    .returning({ guid: podcastShows.guid });
  return row?.guid ?? guid;
}

type Page = { offset?: number; count: number };

/** Newest first; what is dated ahead is not out yet. */
export function listEpisodes(db: DbOrTx, showId: number, now: Date, { offset = 0, count }: Page) {
  return episodesWhere(db, eq(podcastEpisodes.showId, showId), now).limit(count).offset(offset);
}

export async function findEpisode(db: DbOrTx, showId: number, slug: string, now: Date) {
  const isIt = and(eq(podcastEpisodes.showId, showId), eq(podcastEpisodes.slug, slug));
  const [episode] = await episodesWhere(db, isIt, now).limit(1);
  return episode;
}

/** Whoever frames, hears or names an episode knows it by this. */
export async function findByPodcastId(db: DbOrTx, podcastId: string, now: Date) {
  const [episode] = await episodesWhere(db, eq(podcastEpisodes.podcastId, podcastId), now).limit(1);
  return episode;
}

/** The addresses of all episodes that are out, in pages. */
export function listEpisodeAddresses(db: DbOrTx, now: Date, { offset = 0, count }: Page) {
  return db
    .select({
      show: podcastShows.slug,
      episode: podcastEpisodes.slug,
      publishedAt: podcastEpisodes.publishedAt,
    })
    .from(podcastEpisodes)
    .innerJoin(podcastShows, eq(podcastShows.id, podcastEpisodes.showId))
    .where(lte(podcastEpisodes.publishedAt, now))
    .orderBy(asc(podcastEpisodes.id))
    .limit(count)
    .offset(offset);
}

export function countEpisodes(db: DbOrTx, now: Date): Promise<number> {
  return db.$count(podcastEpisodes, lte(podcastEpisodes.publishedAt, now));
}

function episodesWhere(db: DbOrTx, where: SQL | undefined, now: Date) {
  return db
    .select({
      ...getTableColumns(podcastEpisodes),
      show: { slug: podcastShows.slug, name: podcastShows.name, thumb: podcastShows.thumb, pro: podcastShows.pro },
    })
    .from(podcastEpisodes)
    .innerJoin(podcastShows, eq(podcastShows.id, podcastEpisodes.showId))
    .where(and(where, lte(podcastEpisodes.publishedAt, now)))
    .orderBy(desc(podcastEpisodes.publishedAt), desc(podcastEpisodes.id))
    .$dynamic();
}
