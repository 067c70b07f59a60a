import { eq, sql } from 'drizzle-orm';
import { type StaffContext, type StaffResource, staffResource } from '#server/desk/implement-resource.ts';
import { tableStore } from '#server/desk/table-store.ts';
import { tagsResource } from '../../tags.resource.ts';
import { newsTags } from '../news.tables.ts';
import { newsDrafts } from '../news-drafts.tables.ts';

const mostReferences = 20;

export function tagsStaff(context: StaffContext): StaffResource {
  return staffResource(
    context,
    tagsResource,
    tableStore(tagsResource, {
      table: newsTags,
      search: [newsTags.name, newsTags.slug],
      keepsOldSlugs: true,
      shown: { articles: sql`(select count(*)::int from news_tagged g where g.tag_id = news_tags.id)` },
      // A working copy uses it too, long before readers see it.
      where: {
        use: (use: 'used' | 'unused') => {
          const isUsed = sql`(exists (select from news_tagged g where g.tag_id = news_tags.id)
            or exists (select from news_drafts d where d.tag_ids @> array[news_tags.id] and d.deleted_at is null))`;
          return use === 'used' ? isUsed : sql`not ${isUsed}`;
        },
      },
      async cacheTags(db, id) {
        const [row] = await db.select({ slug: newsTags.slug }).from(newsTags).where(eq(newsTags.id, id));
        return row ? ['news-tags', `tag:${row.slug}`] : [];
      },
      async references(db, id) {
        const rows = await db
          .select({ id: newsDrafts.id, title: newsDrafts.title })
          .from(newsDrafts)
          .where(sql`${newsDrafts.tagIds} @> array[${id}::int]`)
          .limit(mostReferences);
        return rows.map((row) => ({ resource: 'news', ...row }));
      },
    }),
  );
}
