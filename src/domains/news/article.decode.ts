import { oncePer } from '#kit/once-per.ts';
import type { WireNews } from './news.contract.ts';
import { briefOf } from './news.decode.ts';
import { splitContent } from './news.rules.ts';

/** An article, and its text cut where songs stand in it. */
export function decodeArticle(wire: WireNews) {
  return { news: decodeNews(wire), parts: partsOf(wire) };
}

/** A whole article but for its text. */
export type News = ReturnType<typeof decodeNews>;

const partsOf = oncePer(({ content }: WireNews) => splitContent(content));

const decodeNews = oncePer((wire: WireNews) => ({
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
  imageAlt: wire.imageAlt,
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
}));
