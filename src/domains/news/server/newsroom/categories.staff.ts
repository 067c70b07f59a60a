import { eq, sql } from 'drizzle-orm';
import { type StaffContext, type StaffResource, staffResource } from '#server/desk/implement-resource.ts';
import { tableStore } from '#server/desk/table-store.ts';
import { categoriesResource } from '../../categories.resource.ts';
import { news, newsCategories } from '../news.tables.ts';

const mostReferences = 20;

export function categoriesStaff(context: StaffContext): StaffResource {
  return staffResource(
    context,
    categoriesResource,
    tableStore(categoriesResource, {
      table: newsCategories,
      search: [newsCategories.name, newsCategories.slug],
      keepsOldSlugs: true,
      shown: { articles: sql`(select count(*)::int from news n where n.category_id = news_categories.id)` },
      // A working copy uses it too, long before readers see it.
      where: {
        use: (use: 'used' | 'unused') => {
          const isUsed = sql`(exists (select from news n where n.category_id = news_categories.id)
            or exists (select from news_drafts d where d.category_id = news_categories.id and d.deleted_at is null))`;
          return use === 'used' ? isUsed : sql`not ${isUsed}`;
        },
      },
      async cacheTags(db, id) {
        const [row] = await db
          .select({ slug: newsCategories.slug })
          .from(newsCategories)
          .where(eq(newsCategories.id, id));
        return row ? ['news-categories', `category:${row.slug}`] : [];
      },
      async references(db, id) {
        const rows = await db
          .select({ id: news.id, title: news.title })
          .from(news)
          .where(eq(news.categoryId, id))
          .limit(mostReferences);
        return rows.map((row) => ({ resource: 'news', ...row }));
      },
    }),
  );
}
