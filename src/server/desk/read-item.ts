import { inArray, sql } from 'drizzle-orm';
import type { ItemFrame, ItemOf, Resource } from '#contract/resource.ts';
import type { ResourceStore, StaffTable } from './resource-store.ts';
import type { Reads } from './staff-write.ts';

/** An item with its frame: version, times and the name of whoever changed it. */
export async function readItem<R extends Resource>(
  db: Reads,
  store: ResourceStore<R>,
  id: number,
): Promise<ItemOf<R> | null> {
  const item = await store.read(db, id);
  const frame = item && (await readFrames(db, store.table, [id])).get(id);
  return frame ? ({ ...item, ...frame } as unknown as ItemOf<R>) : null;
}

export async function readFrames(db: Reads, table: StaffTable, ids: number[]): Promise<Map<number, ItemFrame>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select(frameColumns(table)).from(table).where(inArray(table.id, ids));
  return new Map(rows.map((row) => [Number(row.id), frameOf(row as FrameRow)]));
}

type FrameRow = {
  id: number;
  version: number;
  createdAt: Date;
  changedAt: Date;
  changedBy: string;
  deletedAt: Date | null;
};

function frameColumns(table: StaffTable) {
  return {
    id: table.id,
    version: table.version,
    createdAt: table.createdAt,
    changedAt: table.changedAt,
    changedBy: sql<string>`coalesce((select trim(name || ' ' || last_name) from users where users.id = ${table.changedBy}), '')`,
    deletedAt: table.deletedAt,
  };
}

function frameOf({ createdAt, changedAt, deletedAt, ...row }: FrameRow): ItemFrame {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
