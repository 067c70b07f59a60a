import type { DbOrTx } from '#server/database.ts';
import { readAppParameters } from './site.store.ts';

/** The namespace of identifiers that outlive the station's address. */
export { readNamespace } from './site.store.ts';

/** Whose clock the station goes by. */
export async function stationZone(db: Pick<DbOrTx, 'select'>): Promise<string> {
  const { station } = await readAppParameters(db);
  return station.zone;
}

/** Where the station gets its mail. */
export async function stationEmail(db: DbOrTx): Promise<string> {
  const { station } = await readAppParameters(db);
  return station.email;
}
