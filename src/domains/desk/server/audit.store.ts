import { and, desc, eq, gte, ilike, inArray, lt } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { staffAudit } from '#server/desk/staff.tables.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import type { getAudit } from '../desk.contract.ts';

export async function listAudit(db: Reads, { offset, count, ...filter }: QueryOf<typeof getAudit>) {
  const { person, resource, item, from, until } = filter;
  const wanted = and(
    person ? ilike(staffAudit.userName, `%${person.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    resource ? eq(staffAudit.resource, resource) : undefined,
    item ? eq(staffAudit.itemId, item) : undefined,
    from ? gte(staffAudit.at, new Date(from)) : undefined,
    until ? lt(staffAudit.at, new Date(until)) : undefined,
  );
  const newestFirst = [desc(staffAudit.at), desc(staffAudit.id)];
  const [items, total] = await Promise.all([
    db
      .select()
      .from(staffAudit)
      .where(wanted)
      .orderBy(...newestFirst)
      .offset(offset)
      .limit(count),
    db.$count(staffAudit, wanted),
  ]);
  return { items: items.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })), total };
}

const mostRecent = 8;

/** The last changes of these resources. */
export async function listRecent(db: Reads, resources: readonly string[]) {
  if (resources.length === 0) return [];
  const { at, userName, act, resource, itemId, title } = staffAudit;
  const rows = await db
    .select({ at, who: userName, act, resource, id: itemId, title })
    .from(staffAudit)
    .where(inArray(resource, [...resources]))
    .orderBy(desc(at), desc(staffAudit.id))
    .limit(mostRecent);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
