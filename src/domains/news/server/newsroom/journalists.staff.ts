import { eq, sql } from 'drizzle-orm';
import { putSearchItems, removeSearchItems } from '#domains/search/server/search.read.ts';
import { type StaffContext, type StaffResource, staffResource } from '#server/desk/implement-resource.ts';
import { tableStore } from '#server/desk/table-store.ts';
import { journalistsResource } from '../../journalists.resource.ts';
import { journalistSearchItem } from '../news.search.ts';
import { journalists } from '../news.tables.ts';
import { newsDrafts } from '../news-drafts.tables.ts';

const mostReferences = 20;

export function journalistsStaff(context: StaffContext): StaffResource {
  return staffResource(
    context,
    journalistsResource,
    tableStore(journalistsResource, {
      table: journalists,
      search: [journalists.name, journalists.slug],
      keepsOldSlugs: true,
      shown: { articles: sql`(select count(*)::int from news n where n.journalist_id = journalists.id)` },
      where: { active: (isActive: boolean) => eq(journalists.isActive, isActive) },
      async cacheTags(db, id) {
        const [row] = await db.select({ slug: journalists.slug }).from(journalists).where(eq(journalists.id, id));
        return row ? ['journalists', `journalist:${row.slug}`, 'search'] : [];
      },
      async index({ tx }, id) {
        const [row] = await tx.select().from(journalists).where(eq(journalists.id, id));
        if (row?.isActive && !row.deletedAt) await putSearchItems(tx, [journalistSearchItem(row)]);
        else await removeSearchItems(tx, 'journalist', [id]);
      },
      async references(db, id) {
        const rows = await db
          .select({ id: newsDrafts.id, title: newsDrafts.title })
          .from(newsDrafts)
          .where(eq(newsDrafts.journalistId, id))
          .limit(mostReferences);
        return rows.map((row) => ({ resource: 'news', ...row }));
      },
    }),
  );
}
