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

/**
 * What goes into 'Altre categorie', by name. Done where the page is drawn: a browser takes 20 ms and more for its first
 * comparison by the rules of a language.
 */
export function otherCategories(all: readonly CategoryLink[]): CategoryLink[] {
  const fixed = new Set(fixedCategories.map(({ slug }) => slug));
  return all
    .filter(({ slug }) => !fixed.has(slug))
    .map(({ name, slug }) => ({ name, slug }))
    .sort((one, other) => one.name.localeCompare(other.name, 'it'));
}
