import { eq, sql } from 'drizzle-orm';
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
  if (!item) return null;
  const [frame] = await db.select(frameColumns(store.table)).from(store.table).where(eq(store.table.id, id));
  return frame ? ({ ...item, ...frameOf(frame as FrameRow) } as unknown as ItemOf<R>) : null;
}

type FrameRow = {
  id: number;
  version: number;
  createdAt: Date;
  changedAt: Date;
  changedBy: string;
  deletedAt: Date | null;
};

/** What every item of a table carries. */
export function frameColumns(table: StaffTable) {
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
