import { CallError, type Client } from '#contract/client.ts';
import { getJournalistNews, type WireNewsItem } from '../../news.contract.ts';

export const pageSize = 12;

/** A stretch of what somebody wrote; 'no more news' is an end, not a failure. */
export async function loadJournalistNews(
  client: Client,
  journalistId: number,
  offset: number,
): Promise<WireNewsItem[]> {
  try {
    return await client.call(getJournalistNews, { params: { journalistId, count: pageSize, offset } });
  } catch (error) {
    if (error instanceof CallError && error.code === 'no more news') return [];
    throw error;
  }
}
