export type CategoryLink = { name: string; slug: string };

/** The seven that stand in the category bar by themselves, in this order, whatever the newsroom adds. */
export const fixedCategories: readonly CategoryLink[] = [
  { name: 'Auto', slug: 'auto' },
  { name: 'Economia', slug: 'economia' },
  { name: 'Mondo', slug: 'mondo' },
  { name: 'Musica', slug: 'musica' },
  { name: 'Politica', slug: 'politica' },
  { name: 'Salute', slug: 'salute' },
  { name: 'Tecnologia', slug: 'tecnologia' },
];

/** What goes into 'Altre categorie'. */
export function otherCategories<T extends CategoryLink>(all: readonly T[]): T[] {
  const fixed = new Set(fixedCategories.map(({ slug }) => slug));
  return all.filter(({ slug }) => !fixed.has(slug));
}
