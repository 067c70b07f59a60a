import { eq, inArray, sql } from 'drizzle-orm';
import { FieldsRefusal } from '#contract/refusal.ts';
import type { FieldsOf } from '#contract/resource.ts';
import { slugify } from '#kit/slug.ts';
import type { ResourceStore } from '#server/desk/resource-store.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import { tableStore } from '#server/desk/table-store.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { newsResource } from '../../news.resource.ts';
import { newsStaffMessages as text } from '../../news.staff.messages.ts';
import { journalists, news, newsCategories } from '../news.tables.ts';
import { newsDrafts } from '../news-drafts.tables.ts';
import { freeSlug, isAddressOfList } from './free-slug.ts';
import { followPublishedFile, takeBack } from './published-copy.ts';
import { tagIdsOf } from './tags-on-the-fly.ts';

type Fields = FieldsOf<typeof newsResource>;

/** Where it stands in the newsroom's calendar, as its index says it. */
const dayAt = sql.raw('coalesce(scheduled_at, published_at, planned_at)');

/** How the working copies of the articles are kept. Writing one changes nothing that readers see. */
export function newsDraftsStore(): ResourceStore<typeof newsResource> {
  const base = tableStore(newsResource, {
    table: newsDrafts,
    search: [newsDrafts.title],
    shown: {
      state: newsDrafts.state,
      publishedAt: newsDrafts.publishedAt,
      scheduledAt: newsDrafts.scheduledAt,
      unpublishAt: newsDrafts.unpublishAt,
      hasChanges: sql`(news_drafts.has_changes and news_drafts.published_at is not null)`,
      categoryName: sql`(select name from news_categories c where c.id = news_drafts.category_id)`,
      journalistName: sql`coalesce((select name from journalists j where j.id = news_drafts.journalist_id), '')`,
      publishedSlug: sql`coalesce((select n.slug from news n where n.id = news_drafts.id and news_drafts.published_at is not null), '')`,
      correctedAt: sql`(select n.corrected_at from news n where n.id = news_drafts.id)`.mapWith(news.correctedAt),
    },
    computed: {
      content: sql`coalesce(news_drafts.content, (select n.content from news n where n.id = news_drafts.id), '')`,
      tags: sql`array(select t.name from unnest(news_drafts.tag_ids) with ordinality as g (id, place)
        join news_tags t on t.id = g.id where t.deleted_at is null order by g.place)`,
    },
    where: {
      state: (state: string) => sql`${newsDrafts.state} = ${state}`,
      category: (id: number) => eq(newsDrafts.categoryId, id),
      journalist: (id: number) => eq(newsDrafts.journalistId, id),
      tag: (id: number) => sql`${newsDrafts.tagIds} @> array[${id}::int]`,
      pro: (pro: boolean) => eq(newsDrafts.pro, pro),
      from: (from: string) => sql`${dayAt} >= ${from}::timestamptz`,
      until: (until: string) => sql`${dayAt} < ${until}::timestamptz`,
    },
    // The working copy stands on no page; publishing says itself what it touches.
    cacheTags: async () => [],
    async remove(write, id) {
      await takeBack(write, id);
    },
    followFile: followPublishedFile,
    async references(db, id) {
      const rows = await db
        .select({ id: newsDrafts.id, title: newsDrafts.title })
        .from(newsDrafts)
        .where(sql`${newsDrafts.relatedIds} @> array[${id}::int] and ${newsDrafts.deletedAt} is null`)
        .limit(20);
      return rows.map((row) => ({ resource: 'news', ...row }));
    },
  });

  return {
    ...base,
    create: async (write, fields) => base.create(write, await prepared(write, fields)),
    change: async (write, id, fields) => base.change(write, id, await prepared(write, fields, id)),
  };
}

/** The fields as they are kept: clean, with an address, and with tags that exist. */
async function prepared(write: StaffWrite, fields: Fields, id?: number): Promise<Fields> {
  const { tx } = write;
  // The desk sends along what the title proposes: of a new article that is nobody's own choice yet.
  const isProposed = !fields.slug || (id === undefined && fields.slug === slugify(fields.title));
  await refuseUnknown(write, isProposed ? { ...fields, slug: '' } : fields);
  const slug = isProposed ? await freeSlug(tx, fields.title, id) : fields.slug;
  const tagIds = await tagIdsOf(write, fields.tags);
  const kept = { ...fields, slug, content: sanitizeHtml(fields.content), tagIds, hasChanges: true };
  return kept;
}

async function refuseUnknown(
  { tx }: StaffWrite,
  { categoryId, journalistId, relatedIds, slug }: Fields,
): Promise<void> {
  const faults: Record<string, string> = {};
  const [category] = await tx
    .select({ id: newsCategories.id })
    .from(newsCategories)
    .where(eq(newsCategories.id, categoryId));
  if (!category) faults.categoryId = text.unknownCategory;
  if (journalistId !== null) {
    const [person] = await tx.select({ id: journalists.id }).from(journalists).where(eq(journalists.id, journalistId));
    if (!person) faults.journalistId = text.unknownJournalist;
  }
  if (relatedIds.length > 0) {
    const found = await tx.$count(newsDrafts, inArray(newsDrafts.id, relatedIds));
    if (found < new Set(relatedIds).size) faults.relatedIds = text.unknownRelated;
  }
  if (slug && (await isAddressOfList(tx, slug))) faults.slug = text.slugOfList;
  if (Object.keys(faults).length > 0) throw new FieldsRefusal(faults);
}
