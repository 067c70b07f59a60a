import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { findPrizeHolders } from '#domains/accounts/server/accounts.read.ts';
import type { Db, DbOrTx } from '#server/database.ts';
import { reservationMs, viewPaceMs } from '../hunt.rules.ts';
import type { Hunt, Prize } from './hunt.store.ts';
import { huntPlayers, huntPrizes, huntUnits, huntWins } from './hunt.tables.ts';

type Unit = typeof huntUnits.$inferSelect;

/** Nobody has opened it, and it waits for nobody: the reservation of whoever did not come is over by the clock alone. */
function isFree(now: Date): SQL | undefined {
  return and(isNull(huntUnits.wonAt), or(isNull(huntUnits.reservedUntil), lte(huntUnits.reservedUntil, now)));
}

type Viewer = { userId: number; openedAt: Date };

/**
 * A page view of somebody who takes part. The first one after a winning instant reserves that piece. The view is counted first:
 * its row is held until the end, so that two pages of one person at the same instant come one after the other.
 */
export function takeView(
  db: Db,
  hunt: Pick<Hunt, 'id' | 'endsAt'>,
  { userId, openedAt }: Viewer,
  now: () => Date,
): Promise<Prize | null> {
  return db.transaction(async (tx) => {
    const isCounted = await countView(tx, hunt.id, { userId, openedAt }, now());
    // Only now: the row may have been waited for.
    const at = now();
    const own = await findOwn(tx, hunt.id, userId);
    if (own?.wonAt) return null;
    if (own?.reservedUntil && own.reservedUntil > at) return findPrize(tx, own.prizeId);
    if (!isCounted || hunt.endsAt <= at) return null;
    if (own) await letGo(tx, userId, at);
    return reserve(tx, hunt.id, userId, at);
  });
}

/**
 * False for a view that comes sooner after the last one than anybody looks at a page, or whose page was opened before it: a token
 * that was used, or fetched ahead, is worth nothing. The row says so, in whichever process.
 */
async function countView(tx: DbOrTx, huntId: number, { userId, openedAt }: Viewer, at: Date): Promise<boolean> {
  const { lastViewAt, views } = huntPlayers;
  const counted = await tx
    .insert(huntPlayers)
    .values({ huntId, userId, lastViewAt: at })
    .onConflictDoUpdate({
      target: [huntPlayers.huntId, huntPlayers.userId],
      set: { views: sql`${views} + 1`, lastViewAt: at },
      setWhere: and(lt(lastViewAt, openedAt), lte(lastViewAt, new Date(at.getTime() - viewPaceMs))),
    })
    .returning({ views });
  return counted.length > 0;
}

/** When this person's last view counted. */
export async function findLastView(db: DbOrTx, huntId: number, userId: number): Promise<Date | undefined> {
  const own = and(eq(huntPlayers.huntId, huntId), eq(huntPlayers.userId, userId));
  return (await db.select({ at: huntPlayers.lastViewAt }).from(huntPlayers).where(own))[0]?.at;
}

async function findOwn(tx: DbOrTx, huntId: number, userId: number): Promise<Unit | undefined> {
  const [own] = await tx
    .select()
    .from(huntUnits)
    .where(and(eq(huntUnits.huntId, huntId), eq(huntUnits.holderId, userId)));
  return own;
}

/** Their reservations that are over: the pieces are free already, the name on them makes room for another piece. */
async function letGo(tx: DbOrTx, userId: number, now: Date): Promise<void> {
  await tx
    .update(huntUnits)
    .set({ holderId: null, reservedUntil: null })
    .where(and(eq(huntUnits.holderId, userId), isFree(now)));
}

/**
 * One statement finds, locks and takes a piece. A piece that somebody else is taking at this instant is passed over, and one
 * that they have just taken is seen as taken: each goes to one person.
 */
async function reserve(tx: DbOrTx, huntId: number, userId: number, now: Date): Promise<Prize | null> {
  const isDue = and(eq(huntUnits.huntId, huntId), lte(huntUnits.winsAt, now), isFree(now));
  if ((await tx.$count(huntUnits, isDue)) === 0) return null;
  if (!(await mayWin(tx, huntId, userId))) return null;
  const next = tx
    .select({ id: huntUnits.id })
    .from(huntUnits)
    .where(isDue)
    .orderBy(asc(huntUnits.winsAt), asc(huntUnits.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await tx
    .update(huntUnits)
    .set({ holderId: userId, reservedUntil: new Date(now.getTime() + reservationMs) })
    .where(eq(huntUnits.id, sql`(${next})`))
    .returning({ prizeId: huntUnits.prizeId });
  return taken ? findPrize(tx, taken.prizeId) : null;
}

/** Not whoever works here, and not who has won in this hunt under an account that is gone. */
async function mayWin(tx: DbOrTx, huntId: number, userId: number): Promise<boolean> {
  const [person] = await findPrizeHolders(tx, [userId]);
  if (!person?.cpf) return false;
  return (await tx.$count(huntWins, and(eq(huntWins.huntId, huntId), eq(huntWins.cpf, person.cpf)))) === 0;
}

/** The piece that waits for this person, in a hunt that is on or in one that has just ended. */
export async function findReserved(db: DbOrTx, userId: number, now: Date): Promise<Prize | null> {
  const [unit] = await db
    .select({ prizeId: huntUnits.prizeId })
    .from(huntUnits)
    .where(and(eq(huntUnits.holderId, userId), isNull(huntUnits.wonAt), gt(huntUnits.reservedUntil, now)));
  return unit ? findPrize(db, unit.prizeId) : null;
}

export async function findWon(db: DbOrTx, huntId: number, userId: number): Promise<Prize | null> {
  const isOwn = and(eq(huntUnits.huntId, huntId), eq(huntUnits.holderId, userId), isNotNull(huntUnits.wonAt));
  const [unit] = await db.select({ prizeId: huntUnits.prizeId }).from(huntUnits).where(isOwn);
  return unit ? findPrize(db, unit.prizeId) : null;
}

export async function findPrize(db: DbOrTx, prizeId: number): Promise<Prize> {
  const [prize] = await db.select().from(huntPrizes).where(eq(huntPrizes.id, prizeId));
  if (!prize) throw new Error(`the prize ${prizeId} is gone`);
  return prize;
}

/** For whoever leaves: what waits for them waits for somebody else from now on. What they have won stays won. */
export async function giveBack(tx: DbOrTx, userId: number): Promise<void> {
  await tx
    .update(huntUnits)
    .set({ holderId: null, reservedUntil: null })
    .where(and(eq(huntUnits.holderId, userId), isNull(huntUnits.wonAt)));
}
