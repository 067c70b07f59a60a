import { and, asc, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { huntPrizes, huntSeals, hunts, huntUnits } from './hunt.tables.ts';

export type Hunt = typeof hunts.$inferSelect;
export type Prize = typeof huntPrizes.$inferSelect;
export type PrizeStock = Prize & { won: number };
export type SealedHuntRow = Hunt & { seed: string; hash: string; prizes: { id: number; quantity: number }[] };

/** A draft has no seal. Should two hunts be on at once, the one that began last is the one. */
export async function findActiveHunt(db: DbOrTx, now: Date): Promise<Hunt | null> {
  const [row] = await db
    .select()
    .from(hunts)
    .innerJoin(huntSeals, eq(huntSeals.huntId, hunts.id))
    .where(and(lte(hunts.startsAt, now), gt(hunts.endsAt, now)))
    .orderBy(desc(hunts.startsAt), desc(hunts.id))
    .limit(1);
  return row?.hunts ?? null;
}

/** Won is what was opened: a piece that is only reserved may come back. */
export async function listStock(db: DbOrTx, huntId: number): Promise<PrizeStock[]> {
  const rows = await db
    .select({ prize: huntPrizes, won: count(huntUnits.wonAt) })
    .from(huntPrizes)
    .leftJoin(huntUnits, eq(huntUnits.prizeId, huntPrizes.id))
    .where(eq(huntPrizes.huntId, huntId))
    .groupBy(huntPrizes.id)
    .orderBy(asc(huntPrizes.id));
  return rows.map(({ prize, won }) => ({ ...prize, won }));
}

/** The last ones by their beginning, those to come included. */
export async function listSeals(db: DbOrTx, limit: number): Promise<SealedHuntRow[]> {
  const rows = await db
    .select()
    .from(hunts)
    .innerJoin(huntSeals, eq(huntSeals.huntId, hunts.id))
    .orderBy(desc(hunts.startsAt), desc(hunts.id))
    .limit(limit);
  const prizes = await listPrizes(
    db,
    rows.map(({ hunts: { id } }) => id),
  );
  return rows.map(({ hunts: hunt, hunt_seals: { seed, hash } }) => ({
    ...hunt,
    seed,
    hash,
    prizes: prizes.filter(({ huntId }) => huntId === hunt.id).map(({ id, quantity }) => ({ id, quantity })),
  }));
}

/** By their ids: the draw must always meet them in the same order. */
export function listPrizes(db: DbOrTx, huntIds: readonly number[]): Promise<Prize[]> {
  return db
    .select()
    .from(huntPrizes)
    .where(inArray(huntPrizes.huntId, [...huntIds]))
    .orderBy(asc(huntPrizes.id));
}
