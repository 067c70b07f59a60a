import type { Client } from '#contract/client.ts';
import { getNews, getRelatedNews, type NewsItem } from '../../news.contract.ts';

const relatedAsked = 10;
export const relatedWanted = 6;
const leastShown = 3;

type Subject = {
  newsId: number;
  related: readonly NewsItem[];
  tagSlug: readonly string[];
  keyword: string;
  title: string;
};

/**
 * Those that an editor chose come first. Ten are asked for; six are shown, or the latest where too few came. Fewer than three
 * are no block.
 */
export async function loadRelated(client: Client, subject: Subject): Promise<NewsItem[]> {
  const found = await client.call(getRelatedNews, { params: { count: relatedAsked, terms: termsOf(subject) } });
  const chosen = new Set(subject.related.map(({ newsId }) => newsId));
  const others = [
    ...subject.related,
    ...found.filter(({ newsId }) => newsId !== subject.newsId && !chosen.has(newsId)),
  ];
  if (others.length >= relatedWanted) return others.slice(0, relatedWanted);
  // One more, because the article at hand may be among them.
  const latest = await client.call(getNews, {
    params: { offset: 0, count: relatedWanted + 1, withImage: 0, withPro: 1 },
  });
  const rest = latest.filter(({ newsId }) => newsId !== subject.newsId && !chosen.has(newsId));
  return enough([...subject.related, ...rest].slice(0, relatedWanted));
}

function enough(items: NewsItem[]): NewsItem[] {
  return items.length >= leastShown ? items : [];
}

/** By tags where there are some, else by the article's words. */
function termsOf({ tagSlug, keyword, title }: Subject): string {
  return tagSlug.length > 0 ? tagSlug.join('_') : (keyword || title).slice(0, 400);
}
