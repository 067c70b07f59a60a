import { and, eq, lt } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { StaffResource } from './implement-resource.ts';
import { readItem } from './read-item.ts';
import { staffRevisions } from './staff.tables.ts';
import { staffWrite } from './staff-write.ts';

const keptDays = 30;
const dayMs = 86_400_000;
/** Who does what nobody does by hand, as the audit log names it. */
const station = { userId: 0, name: 'La stazione' };
/** PostgreSQL's word for a row that another still needs. */
const stillNeeded = '23503';

type Needs = Pick<AppContext, 'db' | 'clock' | 'invalidateTags' | 'log'>;

/** What lies in the bin for longer than 30 days goes for good; what something still needs stays there, out of sight. */
export async function emptyBin(context: Needs, resources: readonly StaffResource[]): Promise<void> {
  const before = new Date(context.clock.now() - keptDays * dayMs);
  for (const one of resources) {
    const { table } = one.store;
    const rows = await context.db.select({ id: table.id }).from(table).where(lt(table.deletedAt, before));
    for (const { id } of rows) {
      await purge(context, one, Number(id)).catch((error: unknown) => {
        if (!isStillNeeded(error)) throw error;
        context.log.debug({ resource: one.resource.name, id }, 'something in the bin is still needed');
      });
    }
  }
}

function purge(context: Needs, { resource, store }: StaffResource, id: number): Promise<void> {
  const { table } = store;
  const { name } = resource;
  return staffWrite(context, station, async ({ tx, record }) => {
    const item = await readItem(tx, store, id);
    await tx.delete(table).where(eq(table.id, id));
    await tx.delete(staffRevisions).where(and(eq(staffRevisions.resource, name), eq(staffRevisions.itemId, id)));
    const title = String(item?.[resource.title as keyof typeof item] ?? '');
    record({ act: 'purge', resource: name, itemId: id, title, before: item, after: null });
  });
}

function isStillNeeded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === stillNeeded) || isStillNeeded(error.cause);
}
