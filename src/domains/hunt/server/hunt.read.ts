import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { readWaiting, type Waiting } from '#server/desk/waiting.ts';
import { huntSeals, hunts } from './hunt.tables.ts';

/** Sealed hunts whose window is open. */
export function readHuntsRunning(db: DbOrTx, now: Date): Promise<Waiting> {
  const sealed = db.select({ id: huntSeals.huntId }).from(huntSeals);
  return readWaiting(db, {
    from: hunts,
    where: and(lte(hunts.startsAt, now), gt(hunts.endsAt, now), inArray(hunts.id, sealed)),
    title: hunts.title,
    orderBy: asc(hunts.endsAt),
  });
}
