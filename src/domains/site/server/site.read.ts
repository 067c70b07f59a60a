import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { defaultAppParameters } from '../site.defaults.ts';
import { readAppParameters } from './site.store.ts';

/** The namespace of identifiers that outlive the station's address. */
export { readNamespace } from './site.store.ts';

/** Whose clock the station goes by. */
export async function stationZone(db: Pick<DbOrTx, 'select'>): Promise<string> {
  const { station } = await readAppParameters(db);
  return station.zone;
}

/** What the station calls itself: as the settings say, else as it was started. */
export async function stationName(db: DbOrTx, fallback: string): Promise<string> {
  const { station } = await readAppParameters(db, fallback);
  return station.name;
}

/** Which day it is for the station at a moment, within a statement. */
export function stationDay(now: Date): SQL {
  const zone = sql`coalesce((select p.data->'station'->>'zone' from site_parameters p), ${defaultAppParameters.station.zone})`;
  return sql`(${now.toISOString()}::timestamptz at time zone ${zone})::date`;
}

/** Where the station gets its mail. */
export async function stationEmail(db: DbOrTx): Promise<string> {
  const { station } = await readAppParameters(db);
  return station.email;
}
