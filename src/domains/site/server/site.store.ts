import { eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { type AppParameters, appParametersSchema } from '../site.contract.ts';
import { defaultAppParameters } from '../site.defaults.ts';
import { consentRecords, siteParameters, stationIdentity } from './site.tables.ts';

const onlyRow = 1;

/** What staff changed stands over the defaults; a parameter that a later version added has its default at once. */
export async function readAppParameters(
  db: DbOrTx,
  stationName = defaultAppParameters.station.name,
): Promise<AppParameters> {
  const [row] = await db
    .select({ data: siteParameters.data })
    .from(siteParameters)
    .where(eq(siteParameters.id, onlyRow));
  const changed = (row?.data ?? {}) as Partial<AppParameters>;
  return appParametersSchema.parse({
    ...defaultAppParameters,
    ...changed,
    station: { ...defaultAppParameters.station, name: stationName, ...changed.station },
  });
}

export async function changeAppParameters(db: DbOrTx, change: Partial<AppParameters>): Promise<void> {
  await writeAppParameters(db, { ...(await readAppParameters(db)), ...change });
}

/** Nought before the first change. */
export async function parametersVersion(db: DbOrTx): Promise<number> {
  const [row] = await db
    .select({ version: siteParameters.version })
    .from(siteParameters)
    .where(eq(siteParameters.id, onlyRow));
  return row?.version ?? 0;
}

/** Nobody else changes them until the transaction ends, not even for the first time, when there is no row to lock. */
export async function holdAppParameters(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site parameters'))`);
}

export async function writeAppParameters(tx: DbOrTx, parameters: AppParameters): Promise<void> {
  const data = appParametersSchema.parse(parameters);
  await tx
    .insert(siteParameters)
    .values({ id: onlyRow, data })
    .onConflictDoUpdate({
      target: siteParameters.id,
      set: { data, version: sql`${siteParameters.version} + 1`, changedAt: sql`now()` },
    });
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
