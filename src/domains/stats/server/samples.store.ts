import { lt, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '#server/database.ts';
import { totalSeries } from '../listeners.rules.ts';
import { rollUp } from './rollups.store.ts';
import { listenerSamples, listenerSources } from './stats.tables.ts';

/** Any number, the same in every process: two that take themselves for the station's only one write in turn. */
const sampleLock = 714_003;

export type Sample = { takenAt: Date; listeners: ReadonlyMap<string, number> };

/**
 * Writes an instant and what it adds to its minute, hour and day, or nothing at all. False when the instant is there already:
 * written twice, it still counts once.
 */
export function addSample(db: Db, { takenAt, listeners }: Sample): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sampleLock})`);
    if (listeners.size === 0 || (await hasSampleAt(tx, takenAt))) return false;
    await tx
      .insert(listenerSamples)
      .values([...listeners].map(([channel, count]) => ({ takenAt, channel, listeners: count })));
    await rollUp(tx, { from: takenAt, before: new Date(takenAt.getTime() + 1) });
    return true;
  });
}

async function hasSampleAt(tx: DbOrTx, takenAt: Date): Promise<boolean> {
  return (await tx.$count(listenerSamples, sql`${listenerSamples.takenAt} = ${takenAt}`)) > 0;
}

export async function latestSample(db: DbOrTx, since: Date): Promise<Sample | null> {
  const rows = await db
    .select()
    .from(listenerSamples)
    .where(
      sql`${listenerSamples.takenAt} = (select max(${listenerSamples.takenAt}) from ${listenerSamples} where ${listenerSamples.takenAt} >= ${since})`,
    );
  const [first] = rows;
  return first ? { takenAt: first.takenAt, listeners: new Map(rows.map((row) => [row.channel, row.listeners])) } : null;
}

/** Of one instant. */
function totalOf(listeners: ReadonlyMap<string, number>): number {
  return [...listeners.values()].reduce((sum, count) => sum + count, 0);
}

export function withTotal(listeners: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([[totalSeries, totalOf(listeners)], ...listeners]);
}

/** Minutes, hours and days stay. */
export async function forgetSamplesBefore(db: DbOrTx, instant: Date): Promise<void> {
  await db.delete(listenerSamples).where(lt(listenerSamples.takenAt, instant));
}

export async function readSources(db: DbOrTx): Promise<Map<string, string>> {
  const rows = await db.select().from(listenerSources);
  return new Map(rows.map(({ source, channel }) => [source, channel]));
}
