/** Dates are told in days before the seeding day, so the demo never looks old. */
export type ArticleSeed = {
  slug: string;
  title: string;
  titleHome?: string;
  subtitle: string;
  /** Slug of who signs it. */
  journalist: string;
  /** Slugs, in the order shown. */
  tags: string[];
  keywords: string;
  imageCaption: string;
  daysAgo: number;
  hour: number;
  updatedHoursLater?: number;
  pro?: true;
  featured?: true;
  /** Slug of the video that stands in the picture's place. */
  coverVideo?: string;
  podcast?: true;
  /** HTML; a line `[immagine: didascalia]` stands where a drawn picture goes. */
  content: string;
};
