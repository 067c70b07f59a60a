import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { clients, spotEvents, spots } from './advertising.tables.ts';

export type SpotRow = typeof spots.$inferSelect;
export type ClientRow = typeof clients.$inferSelect;
export type SpotOfClient = { spot: SpotRow; client: ClientRow | null };

export async function findSpot(db: DbOrTx, slug: string): Promise<SpotOfClient | undefined> {
  const [row] = await spotsOfClients(db).where(eq(spots.slug, slug));
  return row;
}

/** The spots that the station plays before its own stream; one without sound cannot be played. */
export function listPrerollSpots(db: DbOrTx): Promise<SpotOfClient[]> {
  return spotsOfClients(db)
    .where(and(eq(spots.isPreroll, true), ne(spots.audio, '')))
    .orderBy(asc(spots.id));
}

function spotsOfClients(db: DbOrTx) {
  return db.select({ spot: spots, client: clients }).from(spots).leftJoin(clients, eq(spots.clientId, clients.id));
}

export function listClients(db: DbOrTx): Promise<ClientRow[]> {
  return db.select().from(clients).orderBy(asc(clients.id));
}

/** Counts one event of a spot; false when there is no such spot. */
export async function countSpotEvent(
  db: DbOrTx,
  { slug, event, day }: { slug: string; event: string; day: string },
): Promise<boolean> {
  const [spot] = await db.select({ id: spots.id }).from(spots).where(eq(spots.slug, slug));
  if (!spot) return false;
  await db
    .insert(spotEvents)
    .values({ spotId: spot.id, day, event, count: 1 })
    .onConflictDoUpdate({
      target: [spotEvents.spotId, spotEvents.day, spotEvents.event],
      set: { count: sql`${spotEvents.count} + 1` },
    });
  return true;
}
