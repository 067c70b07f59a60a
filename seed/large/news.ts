import { adoptNews } from '#domains/news/server/adopt-news.ts';
import { journalists, news, newsCategories, newsTagged, newsTags } from '#domains/news/server/news.tables.ts';
import { createRandom } from '#kit/random.ts';
import { slugify } from '#kit/slug.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { inBatches } from './in-batches.ts';
import { artistName, headline, sentence } from './words.ts';

const wanted = 100_000;
/** One every eight minutes: about a year and a half of a busy newsroom. */
const minutesApart = 8;
const newestAt = Date.parse('2026-11-01T12:00:00Z');

export const seedLargeNews: SeedPart = {
  name: 'large-news',
  label: `${wanted} notizie sintetiche`,
  tags: ['news-list', 'home', 'news-tags', 'most-read', 'search'],
  async run({ db, onProgress }) {
    const random = createRandom(1);
    const categories = await db.select({ id: newsCategories.id }).from(newsCategories);
    const people = await db.select({ id: journalists.id }).from(journalists);
    const tags = await db.select({ id: newsTags.id }).from(newsTags);
    await inBatches(wanted, onProgress, async (from, to) => {
      const rows = [];
      for (let number = from; number < to; number++) {
        const title = headline(random);
        const paragraphs = Array.from({ length: 4 }, () => `<p>${sentence(random)} ${sentence(random)}</p>`);
        rows.push({
          slug: `${slugify(title, 60)}-${number}`,
          categoryId: random.pick(categories).id,
          journalistId: people.length > 0 ? random.pick(people).id : null,
          title,
          subtitle: sentence(random),
          content: paragraphs.join(''),
          author: artistName(random),
          pro: number % 50 === 0,
          publishedAt: new Date(newestAt - number * minutesApart * 60_000),
        });
      }
      const written = await db.insert(news).values(rows).returning({ id: news.id });
      if (tags.length > 0) {
        await db.insert(newsTagged).values(written.map(({ id }) => ({ newsId: id, tagId: random.pick(tags).id })));
      }
      await adoptNews(db);
    });
  },
};
