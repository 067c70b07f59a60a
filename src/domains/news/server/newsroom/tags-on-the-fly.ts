import { and, inArray, isNull, sql } from 'drizzle-orm';
import { FieldsRefusal } from '#contract/refusal.ts';
import { slugify } from '#kit/slug.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import { newsStaffMessages as text } from '../../news.staff.messages.ts';
import { newsTags } from '../news.tables.ts';

/** The ids of the tags with these names, in their order; one that is not there yet is made, and one in the bin comes back. */
export async function tagIdsOf(write: StaffWrite, names: readonly string[]): Promise<number[]> {
  const { tx } = write;
  const nameBySlug = new Map(names.map((name) => [slugify(name), name]));
  if (nameBySlug.has('')) throw new FieldsRefusal({ tags: text.unreadableTag });
  if (nameBySlug.size === 0) return [];
  const named = await tx
    .select({ id: newsTags.id, name: newsTags.name })
    .from(newsTags)
    .where(and(inArray(newsTags.name, [...names]), isNull(newsTags.deletedAt)));
  const ids = new Map(named.map(({ id, name }) => [name, id]));
  for (const [slug, name] of nameBySlug) {
    if (ids.has(name)) continue;
    const [row] = await tx
      .insert(newsTags)
      .values({ slug, name, createdAt: write.now, changedAt: write.now, changedBy: write.user.userId })
      .onConflictDoUpdate({ target: newsTags.slug, set: { deletedAt: null } })
      .returning({ id: newsTags.id, name: newsTags.name, isNew: sql<boolean>`xmax = 0` });
    if (!row) continue;
    ids.set(name, row.id);
    if (row.isNew) {
      const after = { name, slug };
      write.record({ act: 'create', resource: 'tags', itemId: row.id, title: name, before: null, after });
    }
  }
  return [...new Set([...nameBySlug.values()].map((name) => Number(ids.get(name))))];
}
