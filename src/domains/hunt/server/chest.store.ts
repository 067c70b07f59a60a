import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { findAddressee, findPrizeHolders } from '#domains/accounts/server/accounts.read.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { reservationMs, type ShareSituation } from '../hunt.rules.ts';
import type { Prize } from './hunt.store.ts';
import { huntUnits, huntWins } from './hunt.tables.ts';
import { findPrize } from './play.store.ts';
import type { PrizeMail } from './prize-mail.ts';
import { huntTag } from './seal.store.ts';

type Tools = Pick<AppContext, 'db' | 'mail' | 'invalidateTags'> & { prizeMail: PrizeMail; now: () => Date };

/**
 * Opens the chest: the piece is won, its document and its mail are written, all or nothing. A second click waits for the first
 * and is told the same prize, without a second mail. Null where nothing waits for this person.
 */
export function openChest({ db, mail, invalidateTags, prizeMail, now }: Tools, userId: number): Promise<Prize | null> {
  return db.transaction(async (tx) => {
    const unit = await lockChest(tx, userId, now());
    if (!unit) return null;
    const prize = await findPrize(tx, unit.prizeId);
    if (unit.wonAt) return prize;
    const wonAt = now();
    const isWritten = await writeDocument(tx, {
      unitId: unit.id,
      huntId: unit.huntId,
      userId,
      prize: prize.name,
      wonAt,
    });
    if (!isWritten) return null;
    await tx.update(huntUnits).set({ wonAt }).where(eq(huntUnits.id, unit.id));
    await mail.write(tx, prizeMail(await findAddressee(tx, userId), prize));
    await invalidateTags(tx, huntTag);
    return prize;
  });
}

/** The piece that waits, or the one that they opened in the last day: whoever clicks twice has two answers coming. */
async function lockChest(tx: DbOrTx, userId: number, now: Date) {
  const dayBefore = new Date(now.getTime() - reservationMs);
  const isWaiting = and(isNull(huntUnits.wonAt), gt(huntUnits.reservedUntil, now));
  const [unit] = await tx
    .select()
    .from(huntUnits)
    .where(and(eq(huntUnits.holderId, userId), or(isWaiting, gt(huntUnits.wonAt, dayBefore))))
    .orderBy(desc(isNull(huntUnits.wonAt)), asc(huntUnits.id))
    .limit(1)
    .for('update');
  return unit;
}

type Win = { unitId: number; huntId: number; userId: number; prize: string; wonAt: Date };

/** Who may receive it is asked once more: somebody may have begun to work here, or have taken over a winner's tax number. */
async function writeDocument(tx: DbOrTx, { userId, ...win }: Win): Promise<boolean> {
  const [person] = await findPrizeHolders(tx, [userId]);
  if (!person) return false;
  const { name, lastName, cpf } = person;
  const written = await tx
    .insert(huntWins)
    .values({ ...win, userId, name, lastName, cpf })
    .onConflictDoNothing()
    .returning({ unitId: huntWins.unitId });
  return written.length > 0;
}

/** False without a win. Whoever has shared it somewhere has not only closed it. */
export async function noteShare(db: DbOrTx, userId: number, shareSituation: ShareSituation): Promise<boolean> {
  const [last] = await db
    .select({ unitId: huntWins.unitId })
    .from(huntWins)
    .where(eq(huntWins.userId, userId))
    .orderBy(desc(huntWins.wonAt))
    .limit(1);
  if (!last) return false;
  const isOpen = shareSituation === 'closed' ? isNull(huntWins.shareSituation) : undefined;
  await db
    .update(huntWins)
    .set({ shareSituation })
    .where(and(eq(huntWins.unitId, last.unitId), isOpen));
  return true;
}
