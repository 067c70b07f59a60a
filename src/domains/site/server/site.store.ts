import { and, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { type AppParameters, type AppParametersChange, appParametersSchema } from '../site.contract.ts';
import { defaultAppParameters, homeLabel } from '../site.defaults.ts';
import { consentRecords, siteParameters, stationIdentity } from './site.tables.ts';

const onlyRow = 1;

/** Nought is the version before the first change. */
async function readChanges(db: Pick<DbOrTx, 'select'>): Promise<{ changes: AppParametersChange; version: number }> {
  const [row] = await db
    .select({ changes: siteParameters.data, version: siteParameters.version })
    .from(siteParameters)
    .where(eq(siteParameters.id, onlyRow));
  return row ?? { changes: {}, version: 0 };
}

/** What staff changed stands over the defaults; a parameter that a later version added has its default at once. */
function withDefaults(changes: AppParametersChange, stationName: string): AppParameters {
  return appParametersSchema.parse({
    ...defaultAppParameters,
    logoAlt: homeLabel(stationName),
    ...changes,
    station: { ...defaultAppParameters.station, name: stationName, ...changes.station },
  });
}

export async function readAppParameters(
  db: Pick<DbOrTx, 'select'>,
  stationName = defaultAppParameters.station.name,
): Promise<AppParameters> {
  return withDefaults((await readChanges(db)).changes, stationName);
}

export async function parametersVersion(db: DbOrTx): Promise<number> {
  return (await readChanges(db)).version;
}

/**
 * False, and nothing written, when somebody has changed them since `version`. Only the change is kept: what nobody chose goes on
 * following the defaults and the settings, STATION_NAME among them.
 */
export async function changeAppParameters(db: DbOrTx, version: number, change: AppParametersChange): Promise<boolean> {
  const { changes } = await readChanges(db);
  const data = { ...changes, ...change, station: { ...changes.station, ...change.station } };
  withDefaults(data, defaultAppParameters.station.name);
  const written =
    version === 0
      ? await db.insert(siteParameters).values({ id: onlyRow, data }).onConflictDoNothing().returning()
      : await db
          .update(siteParameters)
          .set({ data, version: version + 1, changedAt: sql`now()` })
          .where(and(eq(siteParameters.id, onlyRow), eq(siteParameters.version, version)))
          .returning();
  return written.length > 0;
}

/** The first who asks makes it; two at once get the same one. */
export async function readNamespace(db: DbOrTx): Promise<string> {
  await db.insert(stationIdentity).values({ id: onlyRow }).onConflictDoNothing();
  const [row] = await db.select().from(stationIdentity).where(eq(stationIdentity.id, onlyRow));
  if (!row) throw new Error('the station has no identity');
  return row.namespace;
}

export type ConsentChoice = typeof consentRecords.$inferInsert;

export async function addConsentRecord(db: DbOrTx, choice: ConsentChoice): Promise<{ id: string; recordedAt: Date }> {
  const [record] = await db
    .insert(consentRecords)
    .values(choice)
    .returning({ id: consentRecords.id, recordedAt: consentRecords.recordedAt });
  if (!record) throw new Error('the consent record was not written');
  return record;
}

export async function forgetConsentsBefore(db: DbOrTx, day: Date): Promise<void> {
  await db.delete(consentRecords).where(lt(consentRecords.recordedAt, day));
}
