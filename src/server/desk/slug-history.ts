import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../database.ts';
import { slugHistory } from './staff.tables.ts';
import type { Reads } from './staff-write.ts';

type Move = { resource: string; itemId: number; from: string; to: string };

/** Keeps the old address of what moves. An address that is used anew leads to its new owner. */
export async function rememberSlug(tx: DbOrTx, { resource, itemId, from, to }: Move): Promise<void> {
  if (from === to) return;
  await tx.delete(slugHistory).where(and(eq(slugHistory.resource, resource), eq(slugHistory.slug, to)));
  await tx
    .insert(slugHistory)
    .values({ resource, slug: from, itemId })
    .onConflictDoUpdate({ target: [slugHistory.resource, slugHistory.slug], set: { itemId } });
}

/** Whose address this was. */
export async function findMoved(db: Reads, resource: string, slug: string): Promise<number | null> {
  const [row] = await db
    .select({ itemId: slugHistory.itemId })
    .from(slugHistory)
    .where(and(eq(slugHistory.resource, resource), eq(slugHistory.slug, slug)));
  return row?.itemId ?? null;
}
