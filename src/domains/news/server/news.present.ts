import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { Journalist, WireMostRead, WireNews, WireNewsItem, WireTag } from '../news.contract.ts';
import { readingMinutes, teaserOf } from '../news.rules.ts';
import type { Article, listJournalists, NewsTag } from './news.store.ts';
import type { NewsItemRow } from './news-lists.store.ts';

export function presentItem(row: NewsItemRow): WireNewsItem {
  return {
    newsId: row.id,
    slug: row.slug,
    title: row.title,
    titleHome: row.titleHome || row.title,
    subtitle: row.subtitle,
    date: row.publishedAt.toISOString(),
    updateDate: (row.updatedAt ?? row.publishedAt).toISOString(),
    author: row.author || (row.journalistName ?? ''),
    categoryName: row.categoryName,
    categorySlug: row.categorySlug,
    imageNew: row.image,
    imageCaption: row.imageCaption,
    featuredImage: row.featured,
    coverVideo: row.coverVideoFile !== '' || row.coverVideoYoutubeId !== '',
    pro: row.pro,
  };
}

export function presentMostRead(row: NewsItemRow): WireMostRead {
  return {
    newsId: row.id,
    slug: row.slug,
    title: row.title,
    date: row.publishedAt.toISOString(),
    imageNew: row.image,
    categoryName: row.categoryName,
  };
}

/** `forPro`: the reader may see the whole of a PRO article. Everybody else gets its beginning, and nothing more leaves the house. */
export function presentArticle(
  { news, category, journalist, tags }: Article,
  { forPro, related }: { forPro: boolean; related: NewsItemRow[] },
): WireNews {
  const whole = sanitizeHtml(news.content);
  const item = presentItem({
    ...news,
    journalistName: journalist?.name ?? null,
    categoryName: category.name,
    categorySlug: category.slug,
  });
  return {
    ...item,
    id: news.id,
    content: news.pro ? teaserOf(whole) : whole,
    fullContent: forPro ? whole : '',
    journalistName: journalist?.name ?? '',
    journalistSlug: journalist?.slug ?? '',
    journalistImageFile: journalist?.image ?? '',
    journalistIsActive: journalist?.isActive ?? false,
    image: news.image,
    oldImage: '',
    imageLink: news.imageLink,
    imageAlt: news.imageAlt,
    coverVideoFileName: news.coverVideoFile,
    coverVideoYoutubeId: news.coverVideoYoutubeId,
    podcastId: news.podcastId,
    podcastType: news.podcastType,
    podcastPlayerStyle: news.podcastPlayerStyle,
    podcastPlayerColor: news.podcastPlayerColor,
    tagSlug: tags.map(({ slug }) => slug),
    tagNews: tags.map(({ slug, name }) => ({ slug, nome: name })),
    keyword: news.keywords,
    readingMinutes: readingMinutes(whole),
    seoTitle: news.seoTitle || news.title,
    seoDescription: news.seoDescription || news.subtitle,
    correction: news.correction,
    correctionDate: news.correctedAt?.toISOString() ?? null,
    related: related.map(presentItem),
  };
}

export function presentTag({ slug, name }: NewsTag): WireTag {
  return { n: name, u: slug };
}

export function presentJournalist(row: Awaited<ReturnType<typeof listJournalists>>[number]): Omit<Journalist, 'news'> {
  const { id, slug, name, description, image, isActive } = row;
  return { id, slug, name, description, imageFile: image, isActive };
}
