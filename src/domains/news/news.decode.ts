import type { WireMostRead, WireNewsItem, WireTag } from './news.contract.ts';

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
