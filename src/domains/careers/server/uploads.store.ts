import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Db, DbOrTx } from '#server/database.ts';
import { cvUploads } from './careers.tables.ts';

const dayMs = 86_400_000;
/** As the privacy policy promises: a year with an application. A CV that nobody sent goes after a day. */
const orphanDays = 1;
const keptDays = 365;

const after = (now: number, days: number) => new Date(now + days * dayMs);

export type Upload = typeof cvUploads.$inferSelect;

/** Spends a key, whatever comes of the upload; null for one that was spent before. */
export async function spendKey(db: DbOrTx, keyId: string, fileName: string, now: number): Promise<number | null> {
  const [upload] = await db
    .insert(cvUploads)
    .values({ keyId, fileName, keptUntil: after(now, orphanDays) })
    .onConflictDoNothing({ target: cvUploads.keyId })
    .returning({ id: cvUploads.id });
  return upload?.id ?? null;
}

/** Before its file is written: a process that dies in between leaves nothing that cannot be found. */
export async function nameUpload(db: DbOrTx, id: number, fileName: string, size: number): Promise<void> {
  await db.update(cvUploads).set({ fileName, size }).where(eq(cvUploads.id, id));
}

export async function markStored(db: DbOrTx, id: number, now: number): Promise<void> {
  await db
    .update(cvUploads)
    .set({ storedAt: new Date(now) })
    .where(eq(cvUploads.id, id));
}

/** A CV that is there. Its row is held, so that it is not thrown away while an application takes it. */
export async function holdUpload(tx: DbOrTx, fileName: string, now: number): Promise<Upload | null> {
  const isThere = and(
    eq(cvUploads.fileName, fileName),
    isNotNull(cvUploads.storedAt),
    gt(cvUploads.keptUntil, new Date(now)),
  );
  const [upload] = await tx.select().from(cvUploads).where(isThere).for('update');
  return upload ?? null;
}

export async function keepForApplication(tx: DbOrTx, id: number, now: number): Promise<void> {
  await tx
    .update(cvUploads)
    .set({ keptUntil: after(now, keptDays) })
    .where(eq(cvUploads.id, id));
}

/**
 * Throws away one CV whose time is over, with its application; false when there is none. The file goes first: if it cannot be
 * removed its row stays, and the next round tries again.
 */
export function throwAwayOne(db: Db, now: number, removeFile: (fileName: string) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [upload] = await tx
      .select()
      .from(cvUploads)
      .where(lte(cvUploads.keptUntil, new Date(now)))
      .orderBy(asc(cvUploads.keptUntil))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!upload) return false;
    await removeFile(upload.fileName);
    await tx.delete(cvUploads).where(eq(cvUploads.id, upload.id));
    return true;
  });
}
