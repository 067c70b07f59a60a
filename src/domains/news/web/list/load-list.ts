import type { Client } from '#contract/client.ts';
import { getCategoryNews, getNews, type NewsItem } from '../../news.contract.ts';

export const pageSize = 12;

/** A stretch of the list of all news or of one category's, PRO items included. */
export function loadNews(client: Client, category: string, offset: number, count: number): Promise<NewsItem[]> {
  const params = { offset, count, withImage: 0, withPro: 1 };
  if (!category) return client.call(getNews, { params });
  return client.call(getCategoryNews, { params: { ...params, category } });
}
