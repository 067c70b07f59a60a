import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getViewSelectedFields,
  gt,
  gte,
  inArray,
  like,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { airItemsShown, airings, ratings, streams } from './live.tables.ts';

export type StreamRow = typeof streams.$inferSelect;
export type AirItem = typeof airItemsShown.$inferSelect;
export type Airing = typeof airings.$inferSelect;
export type NewAiring = typeof airings.$inferInsert;
/** An airing with its item as the catalogue has it now; null for what was aired from outside the library. */
export type CataloguedAiring = { airing: Airing; item: AirItem | null };

export function listStreams(db: DbOrTx): Promise<StreamRow[]> {
  return db.select().from(streams).orderBy(asc(streams.position), asc(streams.id));
}

export function listAirItems(db: DbOrTx): Promise<AirItem[]> {
  return db.select().from(airItemsShown).orderBy(asc(airItemsShown.id));
}

/** By the name that an encoder sends: letters large or small, and either apostrophe. */
export async function findAirItemByName(
  db: DbOrTx,
  { artist, title }: { artist: string; title: string },
): Promise<AirItem | undefined> {
  const plain = (text: SQLWrapper | string) => sql`replace(lower(${text}), '’', '''')`;
  const [row] = await db
    .select()
    .from(airItemsShown)
    .where(and(eq(plain(airItemsShown.title), plain(title)), eq(plain(airItemsShown.artist), plain(artist))))
    .orderBy(asc(airItemsShown.id))
    .limit(1);
  return row;
}

/** Writes an airing once: the same key again changes nothing and answers null. */
export async function addAiring(db: DbOrTx, airing: NewAiring): Promise<Airing | null> {
  const [row] = await db.insert(airings).values(airing).onConflictDoNothing().returning();
  return row ?? null;
}

/** The newest first. */
async function catalogued(db: DbOrTx, where: SQL | undefined, limit: number): Promise<CataloguedAiring[]> {
  const rows = await db
    .select({ airing: getTableColumns(airings), item: getViewSelectedFields(airItemsShown) })
    .from(airings)
    .leftJoin(airItemsShown, and(eq(airItemsShown.id, airings.itemId), eq(airItemsShown.kind, airings.kind)))
    .where(where)
    .orderBy(desc(airings.startsAt))
    .limit(limit);
  // Of a view that found nothing drizzle makes an item of nulls.
  return rows.map(({ airing, item }) => ({ airing, item: item?.id ? (item as AirItem) : null }));
}

export async function findAiring(db: DbOrTx, id: number): Promise<CataloguedAiring | undefined> {
  const [row] = await catalogued(db, eq(airings.id, id), 1);
  return row;
}

/** Ends an airing before its time; one that has ended earlier stays so. */
export async function endAiring(
  db: DbOrTx,
  { channel, airingKey, endsAt }: { channel: string; airingKey: string; endsAt: Date },
): Promise<void> {
  await db
    .update(airings)
    .set({ endsAt })
    .where(and(eq(airings.channel, channel), eq(airings.airingKey, airingKey), gt(airings.endsAt, endsAt)));
}

const longestAiringMs = 86_400_000;
/** Airings whose key begins so were told by an outside play-out system. */
export const pushedKeyPrefix = 'playout:';

/** One channel airs one thing at a time: whatever was to go on beyond `at` ends there. */
export async function endWhatAirsAt(db: DbOrTx, channel: string, at: Date): Promise<void> {
  const dayBefore = new Date(at.getTime() - longestAiringMs);
  await db
    .update(airings)
    .set({ endsAt: at })
    .where(
      and(
        eq(airings.channel, channel),
        gte(airings.startsAt, dayBefore),
        lt(airings.startsAt, at),
        gt(airings.endsAt, at),
      ),
    );
}

/** The newest airings, oldest first: where a restarted station takes up its rotation. */
export async function listTail(db: DbOrTx, channel: string, count: number) {
  const { airingKey, itemId, kind, startsAt, endsAt } = airings;
  const rows = await db
    .select({ airingKey, itemId, kind, startsAt, endsAt })
    .from(airings)
    .where(eq(airings.channel, channel))
    .orderBy(desc(airings.startsAt))
    .limit(count);
  return rows.reverse();
}

export async function findLatestAiring(db: DbOrTx, channel: string, now: Date): Promise<Airing | undefined> {
  const [row] = await db
    .select()
    .from(airings)
    .where(and(eq(airings.channel, channel), lte(airings.startsAt, now)))
    .orderBy(desc(airings.startsAt))
    .limit(1);
  return row;
}

/** The last that an outside play-out system said of a channel, within the longest that an item can last. */
export async function findLatestPush(db: DbOrTx, channel: string, now: Date): Promise<Airing | undefined> {
  const [row] = await db
    .select()
    .from(airings)
    .where(
      and(
        eq(airings.channel, channel),
        gte(airings.startsAt, new Date(now.getTime() - longestAiringMs)),
        like(airings.airingKey, `${pushedKeyPrefix}%`),
      ),
    )
    .orderBy(desc(airings.startsAt))
    .limit(1);
  return row;
}

/** The song or spot on air at an instant; a jingle leaves the item before it on the display. */
export async function findOnAir(db: DbOrTx, channel: string, now: Date): Promise<CataloguedAiring | undefined> {
  const isShown = inArray(airings.kind, ['song', 'spot']);
  const [row] = await catalogued(db, and(eq(airings.channel, channel), isShown, lte(airings.startsAt, now)), 1);
  return row;
}

type Span = { channel: string; from: Date; until: Date; kinds: Airing['kind'][]; limit: number };

export function listAirings(db: DbOrTx, { channel, from, until, kinds, limit }: Span): Promise<CataloguedAiring[]> {
  const { startsAt, kind } = airings;
  const inSpan = and(eq(airings.channel, channel), gte(startsAt, from), lte(startsAt, until), inArray(kind, kinds));
  return catalogued(db, inSpan, limit);
}

type Vote = { channel: string; song: string; artist: string; since: Date; now: Date };

/**
 * The airing of a song that is, or a moment ago was, on air: a vote for what is still heard counts, by the name that it went on
 * air with and by the one that the catalogue has given it since.
 */
export async function findRateable(
  db: DbOrTx,
  { channel, song, artist, since, now }: Vote,
): Promise<Airing | undefined> {
  const isCalledSo = or(
    and(eq(airings.title, song), eq(airings.artist, artist)),
    and(eq(airItemsShown.title, song), eq(airItemsShown.artist, artist)),
  );
  const isHeard = and(gt(airings.endsAt, since), lte(airings.startsAt, now));
  const isSong = and(eq(airings.channel, channel), eq(airings.kind, 'song'));
  const [row] = await catalogued(db, and(isSong, isHeard, isCalledSo), 1);
  return row?.airing;
}

export async function hasRated(db: DbOrTx, airingId: number, voter: string): Promise<boolean> {
  return (await db.$count(ratings, and(eq(ratings.airingId, airingId), eq(ratings.voter, voter)))) > 0;
}

/** True when the vote counted; a second one of the same voter for the same airing does not. */
export async function addRating(db: DbOrTx, rating: typeof ratings.$inferInsert): Promise<boolean> {
  const rows = await db.insert(ratings).values(rating).onConflictDoNothing().returning({ id: ratings.id });
  return rows.length > 0;
}

export function ratingsOf(db: DbOrTx, voter: string) {
  return db
    .select({
      title: airings.title,
      artist: airings.artist,
      airedAt: airings.startsAt,
      rating: ratings.rating,
      votedAt: ratings.votedAt,
    })
    .from(ratings)
    .innerJoin(airings, eq(airings.id, ratings.airingId))
    .where(eq(ratings.voter, voter));
}

export async function anonymiseRatings(tx: DbOrTx, voter: string): Promise<void> {
  await tx.update(ratings).set({ voter: sql`gen_random_uuid()::text` }).where(eq(ratings.voter, voter));
}
