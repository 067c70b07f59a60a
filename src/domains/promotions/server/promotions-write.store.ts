import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { lastLook } from '#server/look-back.ts';
import { putPromotionInSearch } from './promotions.search.ts';
import type { Promotion } from './promotions.store.ts';
import { promotions } from './promotions.tables.ts';

type Writing = Pick<AppContext, 'db' | 'invalidateTags'>;
export type PromotionDraft = Omit<typeof promotions.$inferInsert, 'id' | 'publishedAt'>;

/** Nobody outside sees it before it is published. */
export async function addDraft(db: DbOrTx, draft: PromotionDraft): Promise<number> {
  const { description, rules, ...rest } = draft;
  const [row] = await db
    .insert(promotions)
    .values({ ...rest, description: sanitizeHtml(description), rules: sanitizeHtml(rules) })
    .returning({ id: promotions.id });
  if (!row) throw new Error(`the promotion ${draft.slug} was not written`);
  return row.id;
}

/** Now, or at a later instant by itself. False where there is no draft with this id. */
export function publishPromotion(context: Writing, id: number, publishedAt: Date): Promise<boolean> {
  return write(context, id, isNull(promotions.publishedAt), { publishedAt });
}

/** Answers on their way are in before it closes; one that is closed keeps its day. */
export function closePromotion(context: Writing, id: number, now: Date): Promise<boolean> {
  return write(context, id, and(isNotNull(promotions.publishedAt), gt(promotions.closesAt, now)), { closesAt: now });
}

function write(
  { db, invalidateTags }: Writing,
  id: number,
  condition: ReturnType<typeof and>,
  change: Partial<Promotion>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(promotions)
      .set(change)
      .where(and(eq(promotions.id, id), condition))
      .returning();
    if (!row) return false;
    await putPromotionInSearch(tx, row);
    await invalidateTags(tx, ...tagsOf(row));
    return true;
  });
}

/** Promotions that opened or closed by themselves since the last look are told to their pages. */
export async function invalidateWhatTurned({ db, invalidateTags }: Writing, now: Date): Promise<void> {
  const since = lastLook(now);
  const justNow = (column: typeof promotions.publishedAt | typeof promotions.closesAt) =>
    and(gt(column, since), lte(column, now));
  const rows = await db
    .select()
    .from(promotions)
    .where(or(justNow(promotions.publishedAt), and(isNotNull(promotions.publishedAt), justNow(promotions.closesAt))));
  if (rows.length > 0) await invalidateTags(db, ...new Set(rows.flatMap(tagsOf)));
}

function tagsOf({ slug }: Pick<Promotion, 'slug'>): string[] {
  return ['promotions', `promotion-at:${slug}`, 'home', 'search'];
}
