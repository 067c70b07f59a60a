import type { Client } from '#contract/client.ts';
import { getNews, getRelatedNews } from '../../news.contract.ts';
import { type Brief, briefOf, type NewsTag } from '../../news.decode.ts';

const relatedAsked = 10;
export const relatedWanted = 6;
const leastShown = 3;

type Subject = {
  newsId: number;
  related: readonly Brief[];
  tags: readonly Pick<NewsTag, 'slug'>[];
  keywords: string;
  title: string;
};

/**
 * Those that an editor chose come first. Ten are asked for; six are shown, or the latest where too few came. Fewer than three
 * are no block.
 */
export async function loadRelated(client: Client, subject: Subject): Promise<Brief[]> {
  const found = await client.call(getRelatedNews, { params: { count: relatedAsked, terms: termsOf(subject) } });
  const chosen = new Set(subject.related.map(({ newsId }) => newsId));
  const others = [
    ...subject.related,
    ...found.filter(({ newsId }) => newsId !== subject.newsId && !chosen.has(newsId)).map((item) => briefOf(item)),
  ];
  if (others.length >= relatedWanted) return others.slice(0, relatedWanted);
  // One more, because the article at hand may be among them.
  const latest = await client.call(getNews, {
    params: { offset: 0, count: relatedWanted + 1, withImage: 0, withPro: 1 },
  });
  const rest = latest
    .filter(({ newsId }) => newsId !== subject.newsId && !chosen.has(newsId))
    .map((item) => briefOf(item));
  return enough([...subject.related, ...rest].slice(0, relatedWanted));
}

function enough(items: Brief[]): Brief[] {
  return items.length >= leastShown ? items : [];
}

/** By tags where there are some, else by the article's words. */
function termsOf({ tags, keywords, title }: Subject): string {
  return tags.length > 0 ? tags.map(({ slug }) => slug).join('_') : (keywords || title).slice(0, 400);
}
