/** What a headline has room for in the places that show it; longer ones are cut there, or refused where they must fit. */
export const newsLimits = {
  /** The longest that any list shows whole. */
  title: 95,
  /** What the first page shows whole. */
  titleHome: 60,
  subtitle: 300,
  /** What a browser's tab and a search engine show whole. */
  seoTitle: 60,
  seoDescription: 160,
  /** Longer than anybody reads at one go. */
  words: 3_000,
} as const;

/** Stories pinned to the home page: as many as it asks for. */
export const mostPinned = 20;
