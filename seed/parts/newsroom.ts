import { newsCategories } from '#domains/news/server/news.tables.ts';
import { newsDrafts } from '#domains/news/server/news-drafts.tables.ts';
import { isoInZone, startOfDayInZone } from '#kit/zones.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { planned } from '../content/news/planned.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const zone = 'Europe/Rome';

/** Ideas, drafts, what is ready and what comes out by itself. Readers see nothing of it. */
export const seedNewsroom: SeedPart = {
  name: 'newsroom',
  label: 'il lavoro della redazione',
  tags: [],
  async run({ db }) {
    const now = Date.now();
    const categories = new Map((await db.select().from(newsCategories)).map(({ slug, id }) => [slug, id]));
    const rows = planned.map(({ category, inDays, hour = 9, isScheduled, ...fields }) => {
      const at = inDays === undefined ? null : new Date(dayAt(now, inDays) + hour * hourMs);
      const categoryId = categories.get(category);
      if (!categoryId) throw new Error(`no category is called ${category}`);
      return { ...fields, categoryId, plannedAt: isScheduled ? null : at, scheduledAt: isScheduled ? at : null };
    });
    await db.insert(newsDrafts).values(rows);
  },
};

/** The day's midnight, so many days ahead; over its noon, since days around a change of the clocks are not 24 hours long. */
function dayAt(now: number, inDays: number): number {
  const noon = startOfDayInZone(now, zone) + dayMs / 2 + inDays * dayMs;
  return startOfDayInZone(isoInZone(noon, zone).slice(0, 10), zone);
}
