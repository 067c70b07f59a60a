import type { WireMostRead, WireNews, WireNewsItem, WireTag } from './news.contract.ts';

/** What a card shows of an item: a page's data carries no more of it. */
export type Brief = MostRead & {
  titleHome?: string;
  subtitle?: string;
  pro?: boolean;
  coverVideo?: boolean;
  categorySlug?: string;
  /** Found by a check while the page was open. */
  isNew?: boolean;
};

/** `withText` keeps the subtitle, for the few places that show it. */
export function briefOf(wire: WireNewsItem, withText = false): Brief {
  const { title, titleHome, subtitle, pro, coverVideo } = wire;
  return {
    ...decodeMostRead(wire),
    ...(titleHome && titleHome !== title ? { titleHome } : {}),
    ...(withText ? { subtitle } : {}),
    ...(pro ? { pro } : {}),
    ...(coverVideo ? { coverVideo } : {}),
  };
}

export type MostRead = ReturnType<typeof decodeMostRead>;

export function decodeMostRead({ newsId, slug, title, date, imageNew, categoryName }: WireMostRead) {
  return { newsId, slug, title, date, image: imageNew, categoryName };
}

export type NewsTag = ReturnType<typeof decodeTag>;

export function decodeTag({ n, u }: WireTag) {
  return { name: n, slug: u };
}

/** A whole article but for its text. */
export type News = ReturnType<typeof decodeNews>;

export function decodeNews(wire: Omit<WireNews, 'content'>) {
  return {
    newsId: wire.newsId,
    slug: wire.slug,
    title: wire.title,
    subtitle: wire.subtitle,
    date: wire.date,
    updateDate: wire.updateDate,
    author: wire.author,
    categoryName: wire.categoryName,
    categorySlug: wire.categorySlug,
    image: wire.imageNew,
    imageCaption: wire.imageCaption,
    imageLink: wire.imageLink,
    coverVideoFile: wire.coverVideoFileName,
    coverVideoYoutubeId: wire.coverVideoYoutubeId,
    pro: wire.pro,
    fullContent: wire.fullContent,
    journalistName: wire.journalistName,
    journalistSlug: wire.journalistSlug,
    journalistPortrait: wire.journalistImageFile,
    journalistIsActive: wire.journalistIsActive,
    podcastId: wire.podcastId,
    podcastType: wire.podcastType,
    podcastPlayerStyle: wire.podcastPlayerStyle,
    tags: wire.tagNews.map(({ slug, nome }) => ({ slug, name: nome })),
    keywords: wire.keyword,
    readingMinutes: wire.readingMinutes,
    seoTitle: wire.seoTitle,
    seoDescription: wire.seoDescription,
    correction: wire.correction,
    correctionDate: wire.correctionDate,
    related: wire.related.map((item) => briefOf(item)),
  };
}
