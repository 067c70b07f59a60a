import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newsCategories } from '#domains/news/server/news.tables.ts';
import { createFakeClock } from '#kit/clock.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { emptyBin } from './empty-bin.ts';
import { staffAudit } from './staff.tables.ts';

const dayMs = 86_400_000;

test('what was deleted 30 days ago goes for good and leaves its trace; what something needs stays in the bin', async () => {
  const clock = createFakeClock(Date.now());
  const { context, staff } = await openTestStation({ clock });
  const { db } = context;
  const deletedAt = new Date(clock.now() - 31 * dayMs);
  const bin = await db
    .insert(newsCategories)
    .values([
      { name: 'Vecchia', slug: 'vecchia', deletedAt },
      { name: 'Recente', slug: 'recente', deletedAt: new Date(clock.now() - 29 * dayMs) },
    ])
    .returning({ id: newsCategories.id });
  await db.update(newsCategories).set({ deletedAt }).where(eq(newsCategories.slug, 'musica'));
  await emptyBin(context, staff);
  const left = (await db.select({ slug: newsCategories.slug }).from(newsCategories)).map(({ slug }) => slug);
  expect(left).not.toContain('vecchia');
  expect(left).toEqual(expect.arrayContaining(['recente', 'musica']));
  const [entry] = await db.select().from(staffAudit).where(eq(staffAudit.act, 'purge'));
  expect(entry).toMatchObject({
    resource: 'categories',
    itemId: bin[0]?.id,
    title: 'Vecchia',
    before: { slug: 'vecchia' },
  });
});
