import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { podcastPrivateFeeds, podcastShows } from './podcasts.tables.ts';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** A new key in place of an older one. It is told once: only its hash is kept. */
export async function givePrivateFeed(db: DbOrTx, userId: number, showId: number): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const keyHash = hashOf(key);
  await db
    .insert(podcastPrivateFeeds)
    .values({ userId, showId, keyHash })
    .onConflictDoUpdate({
      target: [podcastPrivateFeeds.userId, podcastPrivateFeeds.showId],
      set: { keyHash, createdAt: new Date() },
    });
  return key;
}

export async function endPrivateFeed(db: DbOrTx, userId: number, showId: number): Promise<void> {
  const isTheirs = and(eq(podcastPrivateFeeds.userId, userId), eq(podcastPrivateFeeds.showId, showId));
  await db.delete(podcastPrivateFeeds).where(isTheirs);
}

/** Whose key this is, and for which show. */
export async function findPrivateFeed(db: DbOrTx, key: string) {
  const [found] = await db
    .select({ userId: podcastPrivateFeeds.userId, showId: podcastPrivateFeeds.showId })
    .from(podcastPrivateFeeds)
    .where(eq(podcastPrivateFeeds.keyHash, hashOf(key)));
  return found;
}

export function privateFeedsOf(db: DbOrTx, userId: number) {
  return db
    .select({ show: podcastShows.slug, createdAt: podcastPrivateFeeds.createdAt })
    .from(podcastPrivateFeeds)
    .innerJoin(podcastShows, eq(podcastShows.id, podcastPrivateFeeds.showId))
    .where(eq(podcastPrivateFeeds.userId, userId));
}

export async function forgetPrivateFeedsOf(db: DbOrTx, userId: number): Promise<void> {
  await db.delete(podcastPrivateFeeds).where(eq(podcastPrivateFeeds.userId, userId));
}
