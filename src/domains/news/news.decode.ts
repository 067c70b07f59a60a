import type { MostRead, NewsItem } from './news.contract.ts';

/** What a card shows of an item: a page's data carries no more of it. */
export type Brief = Pick<MostRead, 'newsId' | 'slug' | 'title' | 'date' | 'imageNew' | 'categoryName'> &
  Partial<Pick<NewsItem, 'titleHome' | 'subtitle' | 'pro' | 'coverVideo' | 'categorySlug'>> & {
    /** Found by a check while the page was open. */
    newNews?: boolean;
  };

/** `withText` keeps the subtitle, for the few places that show it. */
export function briefOf(item: NewsItem, withText = false): Brief {
  const { newsId, slug, title, titleHome, date, imageNew, categoryName, subtitle, pro, coverVideo } = item;
  return {
    newsId,
    slug,
    title,
    date,
    imageNew,
    categoryName,
    ...(titleHome && titleHome !== title ? { titleHome } : {}),
    ...(withText ? { subtitle } : {}),
    ...(pro ? { pro } : {}),
    ...(coverVideo ? { coverVideo } : {}),
  };
}
