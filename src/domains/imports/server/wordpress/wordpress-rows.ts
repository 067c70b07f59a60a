/** What an import keeps of an article of WordPress. */
export type PostPayload = {
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  status: string;
  /** ISO 8601; empty for what has no date yet. */
  at: string;
  link: string;
  /** The author's name for signing in, by which the export names them. */
  author: string;
  /** By their slugs. */
  categories: string[];
  tags: string[];
  /** The number of the picture that stands for the article. */
  thumbnail: string;
  guid: string;
};

export type AttachmentPayload = { url: string; alt: string; caption: string };

/** Pictures of the export: rows that are not imported by themselves. */
export const attachments = 'attachments';

/** By what a thing of an export is known again, in this file and in every later one of the same site. */
export function keyOf(site: string, resource: string, id: string): string {
  return `wp:${site}:${resource}:${id}`.slice(0, 500);
}
