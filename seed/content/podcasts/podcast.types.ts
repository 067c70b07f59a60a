/** Title and one or two sentences; the slug is made of the title. */
export type EpisodeSeed = {
  title: string;
  text: string;
  guests?: string[];
  /** A paragraph a line. */
  transcript?: string;
  /** Slug of the article that tells of it; the article names the episode by the same word. */
  article?: string;
};

export type ShowSeed = {
  slug: string;
  name: string;
  subtitle: string;
  /** HTML paragraphs. */
  description: string;
  author: string;
  /** In the words of Apple's list of categories. */
  category: string;
  fadeColor: string;
  /** What its wide picture shows, where the name does not say it. */
  scene?: string;
  featured?: true;
  pro?: true;
  /** A show whose mixes lie with the provider of mixes, in this playlist. */
  playlist?: string;
  /** The newest episode came so many days ago; a negative number is still to come. */
  newestDaysAgo: number;
  everyDays: number;
  hour: number;
  /** The day its texts promise, 0 for Sunday: its episodes come out on the last such day before the one reckoned. */
  weekday?: number;
  /** From the first on. */
  episodes: EpisodeSeed[];
};

export type MixSeed = { name: string; playlist: string; tags: string[]; daysAgo: number; hour?: number };
