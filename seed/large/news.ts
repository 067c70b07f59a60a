import { news, newsCategories } from '#domains/news/server/news.tables.ts';
import { createRandom } from '#kit/random.ts';
import { slugify } from '#kit/slug.ts';
import type { SeedPart } from '#server/seed-once.ts';
import { inBatches } from './in-batches.ts';
import { artistName, headline, sentence } from './words.ts';

const wanted = 100_000;
/** One every eight minutes: about a year and a half of a busy newsroom. */
const minutesApart = 8;
const newestAt = Date.parse('2026-11-01T12:00:00Z');

export const seedLargeNews: SeedPart = {
  name: 'large-news',
  label: `${wanted} notizie sintetiche`,
  tags: ['news'],
  async run({ db, onProgress }) {
    const random = createRandom(1);
    const categories = await db.select({ id: newsCategories.id }).from(newsCategories);
    await inBatches(wanted, onProgress, async (from, to) => {
      const rows = [];
      for (let number = from; number < to; number++) {
        const title = headline(random);
        const paragraphs = Array.from({ length: 4 }, () => `<p>${sentence(random)} ${sentence(random)}</p>`);
        rows.push({
          slug: `${slugify(title, 60)}-${number}`,
          categoryId: random.pick(categories).id,
          title,
          subtitle: sentence(random),
          content: paragraphs.join(''),
          author: artistName(random),
          pro: number % 50 === 0,
          publishedAt: new Date(newestAt - number * minutesApart * 60_000),
        });
      }
      await db.insert(news).values(rows);
    });
  },
};
