import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { clients, spots } from './advertising.tables.ts';

export type NamedSpot = { slug: string; spot: string; client: string | null };

/** What each spot is called and whose it is. */
export function spotNames(db: DbOrTx): Promise<NamedSpot[]> {
  return db
    .select({ slug: spots.slug, spot: spots.name, client: clients.name })
    .from(spots)
    .leftJoin(clients, eq(spots.clientId, clients.id));
}
