import { and, desc, eq, gte, ilike, lt } from 'drizzle-orm';
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
