import type { Client } from '#contract/client.ts';
import { getDataNewsByTag } from '../../news.contract.ts';
import { decodeTag } from '../../news.decode.ts';

/** A stretch of a theme's news. One more is asked for than is given, to know whether there are others. */
export async function loadTagNews(client: Client, slug: string, offset: number, count: number) {
  const params = { offset, count: count + 1, tag: slug };
  const { tag, news } = await client.call(getDataNewsByTag, { params });
  return { tag: decodeTag(tag), news: news.slice(0, count), hasMore: news.length > count };
}
