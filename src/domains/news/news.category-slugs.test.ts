import { expect, test } from 'vitest';
import { categories } from '../../../seed/content/categories.ts';
import { categorySlugs } from './news.category-slugs.ts';

test('every category of the newsroom has its own address', () => {
  expect([...categorySlugs].sort()).toEqual(categories.map(({ slug }) => slug).sort());
});
