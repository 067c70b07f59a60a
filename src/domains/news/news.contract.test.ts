import { expect, test } from 'vitest';
import { getCategories, getTags } from './news.contract.ts';

test('[ROUTES-11] a tag has the name n and the slug u, a category an id, a name and a slug', () => {
  const tags = [{ n: 'Vinile', u: 'vinile' }];
  expect(getTags.data.parse(tags)).toEqual(tags);
  expect(getTags.data.safeParse([{ name: 'Vinile', slug: 'vinile' }]).success).toBe(false);
  const categories = [{ id: 1, name: 'Musica', slug: 'musica' }];
  expect(getCategories.data.parse(categories)).toEqual(categories);
  expect(getCategories.data.safeParse([{ name: 'Musica', slug: 'musica' }]).success).toBe(false);
});
