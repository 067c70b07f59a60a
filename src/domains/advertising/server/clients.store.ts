import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { isOneOf } from '#server/is-one-of.ts';
import type { ClientRow, SpotRow } from './advertising.store.ts';
import { clients, spots } from './advertising.tables.ts';

export type ClientWithSpots = { client: ClientRow; spots: SpotRow[] };

export async function listClientsWithSpots(db: DbOrTx): Promise<ClientWithSpots[]> {
  return withSpots(db, await db.select().from(clients).orderBy(asc(clients.name), asc(clients.id)));
}

export async function findClient(db: DbOrTx, slug: string): Promise<ClientWithSpots | undefined> {
  const [found] = await withSpots(db, await db.select().from(clients).where(eq(clients.slug, slug)));
  return found;
}

async function withSpots(db: DbOrTx, rows: ClientRow[]): Promise<ClientWithSpots[]> {
  const ids = rows.map(({ id }) => id);
  const theirs = await db.select().from(spots).where(isOneOf(spots.clientId, ids)).orderBy(asc(spots.id));
  return rows.map((client) => ({ client, spots: theirs.filter(({ clientId }) => clientId === client.id) }));
}
