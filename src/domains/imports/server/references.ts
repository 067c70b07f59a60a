import { and, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StaffResource } from '#server/desk/implement-resource.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import { importFaults as text } from '../imports.messages.ts';

export type Found = { id: number } | { fault: string };

/** An item by what people call it: its slug, its name, or its number where nothing has that name. */
export async function findByWord(db: Reads, { resource, store }: StaffResource, word: string): Promise<Found> {
  const { table } = store;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const named: SQL[] = [];
  const title = columns[resource.title];
  if (title) named.push(sql`lower(${title}) = lower(${word})`);
  if (columns.slug) named.push(eq(columns.slug, word));
  const look = async (where: SQL | undefined) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(where, isNull(table.deletedAt)))
      .limit(3);
    return rows.map(({ id }) => Number(id));
  };
  const [id, ...others] = await look(or(...named));
  if (id !== undefined && others.length === 0) return { id };
  if (others.length > 0) {
    const [bySlug] = columns.slug ? await look(eq(columns.slug, word)) : [];
    return bySlug === undefined ? { fault: text.severalReferences(word) } : { id: bySlug };
  }
  const [byNumber] = /^[1-9]\d{0,8}$/.test(word) ? await look(eq(table.id, Number(word))) : [];
  return byNumber === undefined ? { fault: text.unknownReference(resource.texts.many, word) } : { id: byNumber };
}
