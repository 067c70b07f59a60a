import type { SQL } from 'drizzle-orm';
import { mostCounted } from '#contract/paging.ts';
import type { StaffTable } from './resource-store.ts';
import type { Reads } from './staff-write.ts';

/**
 * How many rows there are, as far as anybody wants to know: one more than `mostCounted` stands for all above. Counted along the
 * list's own order, so that a word which half of all rows hold is not looked for in every one of them.
 */
export function countUpTo(db: Reads, table: StaffTable, wanted: SQL | undefined, order: readonly SQL[]) {
  const first = db
    .select({ id: table.id })
    .from(table)
    .where(wanted)
    .orderBy(...order)
    .limit(mostCounted + 1);
  return db.$count(first.as('counted'));
}
