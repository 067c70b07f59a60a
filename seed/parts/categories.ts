import { newsCategories } from '#domains/news/server/news.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { categories } from '../content/categories.ts';

export const seedCategories: SeedPart = {
  name: 'news-categories',
  label: 'le categorie delle notizie',
  tags: ['news-categories'],
  async run({ db }) {
    await db.insert(newsCategories).values(categories.map((category, position) => ({ ...category, position })));
  },
};
