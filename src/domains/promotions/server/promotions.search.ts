import { isNotNull } from 'drizzle-orm';
import { putSearchItems, type SearchItem, type SearchSource } from '#domains/search/server/search.read.ts';
import type { DbOrTx } from '#server/database.ts';
import { promotionPath } from '../promotions.rules.ts';
import type { Promotion } from './promotions.store.ts';
import { promotions } from './promotions.tables.ts';

/** Drafts are found by nobody; what is dated ahead, from its day on. */
export const promotionsForSearch: SearchSource = async function* (db) {
  yield (await db.select().from(promotions).where(isNotNull(promotions.publishedAt))).map(searchItemOf);
};

/** Belongs into the transaction that wrote it. */
export async function putPromotionInSearch(db: DbOrTx, promotion: Promotion): Promise<void> {
  if (promotion.publishedAt) await putSearchItems(db, [searchItemOf(promotion)]);
}

function searchItemOf({
  id,
  slug,
  title,
  shortDescription,
  description,
  prize,
  image,
  publishedAt,
}: Promotion): SearchItem {
  const body = `${prize} ${description}`;
  return {
    kind: 'promotion',
    key: id,
    title,
    subtitle: shortDescription,
    address: promotionPath(slug),
    image,
    body,
    publishedAt,
  };
}
