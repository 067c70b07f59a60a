import type { Client } from '#contract/client.ts';
import { getCategoryNews, getNews, type WireNewsItem } from '../../news.contract.ts';

export const pageSize = 12;

/**
 * A stretch of the list of all news or of one category's, PRO items included. One more is asked for than is given: only so
 * can a list that ends with a whole page know that there are no others.
 */
export async function loadNews(
  client: Client,
  category: string,
  offset: number,
  count: number,
): Promise<{ news: WireNewsItem[]; hasMore: boolean }> {
  const params = { offset, count: count + 1, withImage: 0, withPro: 1 };
  const found = category
    ? await client.call(getCategoryNews, { params: { ...params, category } })
    : await client.call(getNews, { params });
  return { news: found.slice(0, count), hasMore: found.length > count };
}
