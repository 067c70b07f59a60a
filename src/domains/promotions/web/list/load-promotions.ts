import type { Client } from '#contract/client.ts';
import { getAllPublishedPromotions, getClosedPromotions } from '../../promotions.contract.ts';
import { decodePromotionItem, type PromotionItem } from '../../promotions.decode.ts';
import { type ClosedPage, closedPage, pageSizes } from '../../promotions.rules.ts';

/** Which screens show a promotion of the page that was asked for. */
export type Shelf = 'both' | 'wide' | 'narrow';
type ShelvedPromotion = { promotion: PromotionItem; shelf: Shelf };

export type PromotionsData = {
  /** Only the first page has them. */
  open: PromotionItem[];
  closed: ShelvedPromotion[];
  total: number;
  wide: ClosedPage;
  narrow: ClosedPage;
  /** The page that the address asks for. */
  wanted: number;
};

/**
 * A wide screen's page holds eight, a narrow one's four, and the server does not know the screen: its page holds both, and
 * the style sheet shows the right one. So the page is the same for everybody, and right before any script runs.
 */
export async function loadPromotions(client: Client, wanted: number): Promise<PromotionsData> {
  const [open, wideRows, narrowRows] = await Promise.all([
    wanted === 1 ? client.call(getAllPublishedPromotions) : [],
    closedRows(client, wanted, pageSizes.wide),
    closedRows(client, wanted, pageSizes.narrow),
  ]);
  return {
    open: open.map(decodePromotionItem),
    closed: shelve(wideRows.promotions, narrowRows.promotions),
    total: wideRows.total,
    wide: wideRows.at,
    narrow: narrowRows.at,
    wanted,
  };
}

async function closedRows(client: Client, wanted: number, size: number) {
  const call = (offset: number) => client.call(getClosedPromotions, { params: { count: size, offset } });
  const first = await call((wanted - 1) * size);
  const at = closedPage(wanted, first.total, size);
  // Somebody turned the phone, or followed an old link: beyond the end stands the last page.
  const { promotions } = at.page === wanted ? first : await call(at.offset);
  return { promotions: promotions.map(decodePromotionItem), total: first.total, at };
}

function shelve(wide: readonly PromotionItem[], narrow: readonly PromotionItem[]): ShelvedPromotion[] {
  const has = (list: readonly PromotionItem[], { id }: PromotionItem) => list.some((one) => one.id === id);
  return [
    ...narrow.map((promotion) => ({
      promotion,
      shelf: has(wide, promotion) ? ('both' as const) : ('narrow' as const),
    })),
    ...wide.filter((promotion) => !has(narrow, promotion)).map((promotion) => ({ promotion, shelf: 'wide' as const })),
  ];
}
