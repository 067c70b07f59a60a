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

/** All news have the bare address. */
export function newsListPath(category?: string): string {
  return category && category !== allNewsSlug ? `/notizie/${canonicalCategory(category)}` : '/notizie';
}
