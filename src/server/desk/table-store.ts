import {
  and,
  asc,
  eq,
  getTableColumns,
  type InferInsertModel,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FieldsRefusal } from '#contract/refusal.ts';
import type { FieldsOf, ItemOf, Resource } from '#contract/resource.ts';
import { countUpTo } from './count-up-to.ts';
import { frameColumns } from './read-item.ts';
import type { ResourceStore, StaffTable, Stored } from './resource-store.ts';
import { rememberSlug } from './slug-history.ts';
import type { StaffWrite } from './staff-write.ts';
import { uniqueFault } from './unique-fault.ts';

type Options<R extends Resource, T extends StaffTable> = Pick<
  ResourceStore<R>,
  'cacheTags' | 'followFile' | 'index' | 'references' | 'remove'
> & {
  table: T;
  /** In which columns a search looks. */
  search: PgColumn[];
  /** What is shown beside the fields. SQL names its tables itself: columns of a lone table are written without theirs. */
  shown?: { [K in keyof R['shown']['shape']]: SQL | PgColumn };
  /** Fields that are not simply a column of the table, each in SQL; `after` writes them. */
  computed?: Partial<Record<Extract<keyof FieldsOf<R>, string>, SQL>>;
  /** What a filter of the resource asks of a row. */
  where?: { [K in keyof R['filters']['shape']]: (value: never) => SQL | undefined };
  /** Whether the addresses that an item had before lead to the one of today: the resource then has a field `slug`. */
  keepsOldSlugs?: boolean;
  /** What belongs to the item in other tables. */
  after?(write: StaffWrite, id: number, fields: FieldsOf<R>): Promise<void>;
};

/** The store of a resource whose fields are the columns of one table. */
export function tableStore<R extends Resource, T extends StaffTable>(
  resource: R,
  { table, search, shown, computed, where, keepsOldSlugs, after, ...rest }: Options<R, T>,
): ResourceStore<R> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const selected: Record<string, PgColumn | SQL> = { id: table.id, ...shown };
  for (const key of Object.keys(resource.fields.shape)) if (columns[key]) selected[key] = columns[key];
  Object.assign(selected, computed);
  const listed = {
    ...Object.fromEntries(Object.entries(selected).filter(([key]) => resource.columns.includes(key))),
    ...frameColumns(table),
  };

  /** What of the fields lies in the table; an instant is written as a date. */
  function valuesOf(fields: FieldsOf<R>): InferInsertModel<T> {
    const own = Object.entries(fields).filter(([key]) => columns[key]);
    return Object.fromEntries(
      own.map(([key, value]) => [key, columnValue(columns[key], value)]),
    ) as InferInsertModel<T>;
  }

  function orderOf(sort: string): SQL[] {
    const key = sort.replace(/^-/, '');
    const by = columns[key] ?? selected[key] ?? table.id;
    if (!sort.startsWith('-')) return [asc(by), asc(table.id)];
    // As the indexes are made: what has no value stands last in either direction.
    return [sql`${by} desc nulls last`, sql`${table.id} desc nulls last`];
  }

  async function keepOldSlug({ tx }: StaffWrite, id: number, slug: string): Promise<void> {
    const [before] = await tx
      .select({ slug: columns.slug ?? table.id })
      .from(table as StaffTable)
      .where(eq(table.id, id));
    await rememberSlug(tx, { resource: resource.name, itemId: id, from: String(before?.slug), to: slug });
  }

  return {
    ...rest,
    table,
    async list(db, query) {
      const filters = Object.entries(where ?? {}).map(([key, ask]) => {
        const value = query[key as keyof typeof query];
        return value === undefined ? undefined : (ask as (value: unknown) => SQL | undefined)(value);
      });
      const found = query.search
        ? or(...search.map((column) => sql`${column} ilike ${`%${query.search.replaceAll(/[\\%_]/g, '\\$&')}%`}`))
        : undefined;
      const wanted = and(query.deleted ? isNotNull(table.deletedAt) : isNull(table.deletedAt), found, ...filters);
      const order = orderOf(query.sort);
      // First which rows, then what is shown of them: what is passed over on the way to a page far behind need not be read whole.
      const page = db
        .select({ id: table.id })
        .from(table as StaffTable)
        .where(wanted)
        .orderBy(...order)
        .offset(query.offset)
        .limit(query.count);
      const [items, total] = await Promise.all([
        db
          .select(listed)
          .from(table as StaffTable)
          .where(inArray(table.id, page))
          .orderBy(...order),
        countUpTo(db, table, wanted, order),
      ]);
      return { items: items.map(onTheWire) as never, total };
    },
    async read(db, id) {
      const [row] = await db
        .select(selected)
        .from(table as StaffTable)
        .where(eq(table.id, id));
      return row ? (onTheWire(row) as Stored<ItemOf<R>>) : null;
    },
    async create(write, fields) {
      const [row] = await naming(
        write.tx
          .insert(table as StaffTable)
          .values(valuesOf(fields) as never)
          .returning({ id: table.id }),
      );
      const id = Number(row?.id);
      await after?.(write, id, fields);
      return id;
    },
    async change(write, id, fields) {
      const values = valuesOf(fields);
      if (keepsOldSlugs) await keepOldSlug(write, id, String((fields as Record<string, unknown>).slug));
      if (Object.keys(values).length > 0) {
        await naming(
          write.tx
            .update(table as StaffTable)
            .set(values as never)
            .where(eq(table.id, id))
            .returning({ id: table.id }),
        );
      }
      await after?.(write, id, fields);
    },
  };
}

/** What is taken already is told at its field. */
async function naming<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    const fault = uniqueFault(error);
    throw fault ? new FieldsRefusal(fault) : error;
  });
}

function columnValue(column: PgColumn | undefined, value: unknown): unknown {
  return column?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value;
}

/** Instants travel as text. */
export function onTheWire(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );
}
