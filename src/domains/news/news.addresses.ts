import { categorySlugs } from './news.category-slugs.ts';

export const newsAddress = (slug: string) => `/notizie/${slug}`;
export const tagAddress = (slug: string) => `/notizie/tags/${slug}`;
export const journalistAddress = (slug: string) => `/jornalistas/${slug}`;

export const allNewsSlug = 'tudo';

/** Old Portuguese address -> the category's own. */
export const categoryTwins: Readonly<Record<string, string>> = {
  cotidiano: 'quotidiano',
  mundo: 'mondo',
  saude: 'salute',
  outros: 'altri',
  viagem: 'viaggi',
  carros: 'auto',
};

export function canonicalCategory(slug: string): string {
  return Object.hasOwn(categoryTwins, slug) ? (categoryTwins[slug] ?? slug) : slug;
}

const isOldCategory = (slug: string) => (categorySlugs as readonly string[]).includes(slug);

/** All news have the bare address. The first categories stand beside the articles, later ones at an address of their own. */
export function newsListPath(category?: string): string {
  if (!category || category === allNewsSlug) return '/notizie';
  const slug = canonicalCategory(category);
  return isOldCategory(slug) ? `/notizie/${slug}` : `/notizie/categoria/${slug}`;
}
