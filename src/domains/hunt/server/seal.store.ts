import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { lastLook } from '#server/look-back.ts';
import type { InvalidateTags } from '#server/pages/invalidate-tags.ts';
import { scheduleOf, sealOf } from '../hunt.seal.ts';
import { listPrizes } from './hunt.store.ts';
import { huntPrizes, huntSeals, hunts, huntUnits } from './hunt.tables.ts';

/** What the hunt's own page is made of; nothing else is, because the banner asks for itself. */
export const huntTag = 'hunt';

export type HuntDraft = Omit<typeof hunts.$inferInsert, 'id'> & {
  prizes: Omit<typeof huntPrizes.$inferInsert, 'id' | 'huntId'>[];
};

/** Nobody outside sees it before it is sealed. */
export async function addHunt(tx: DbOrTx, { prizes, rules, ...draft }: HuntDraft): Promise<number> {
  const [row] = await tx
    .insert(hunts)
    .values({ ...draft, rules: sanitizeHtml(rules) })
    .returning({ id: hunts.id });
  if (!row) throw new Error(`the hunt ${draft.title} was not written`);
  for (const prize of prizes) await tx.insert(huntPrizes).values({ ...prize, huntId: row.id });
  return row.id;
}

/** Nobody can know it before. */
const newSeed = () => randomBytes(32).toString('hex');

export type SealOutcome = 'sealed' | 'not found' | 'already sealed' | 'no prizes';

/**
 * Draws the winning instant of every piece and publishes the hunt with the hash of them all. From here on neither its window nor
 * its prizes may change: the hash would no longer be true. Only inside a transaction: a hunt with half of its pieces is none.
 */
export async function sealHunt(
  tx: DbOrTx,
  invalidateTags: InvalidateTags,
  id: number,
  now: Date,
  seed = newSeed(),
): Promise<SealOutcome> {
  const [hunt] = await tx.select().from(hunts).where(eq(hunts.id, id)).for('update');
  if (!hunt) return 'not found';
  if ((await tx.$count(huntSeals, eq(huntSeals.huntId, id))) > 0) return 'already sealed';
  const prizes = await listPrizes(tx, [id]);
  if (prizes.length === 0) return 'no prizes';
  const drawn = { seed, startsAt: hunt.startsAt.toISOString(), endsAt: hunt.endsAt.toISOString(), prizes };
  const units = (await scheduleOf(drawn)).map(({ winsAt, ...unit }) => ({
    ...unit,
    huntId: id,
    winsAt: new Date(winsAt),
  }));
  for (let from = 0; from < units.length; from += batch) {
    await tx.insert(huntUnits).values(units.slice(from, from + batch));
  }
  await tx.insert(huntSeals).values({ huntId: id, seed, hash: await sealOf(drawn), sealedAt: now });
  await invalidateTags(tx, huntTag);
  return 'sealed';
}

/** A statement takes 65,535 values at most. */
const batch = 5_000;

/** A hunt begins and ends by itself; its page is told when one has done so since the last look. */
export async function invalidateWhatTurned(db: DbOrTx, invalidateTags: InvalidateTags, now: Date): Promise<void> {
  const since = lastLook(now);
  const justNow = (column: typeof hunts.startsAt | typeof hunts.endsAt) => and(gt(column, since), lte(column, now));
  const turned = await db.$count(hunts, or(justNow(hunts.startsAt), justNow(hunts.endsAt)));
  if (turned > 0) await invalidateTags(db, huntTag);
}
