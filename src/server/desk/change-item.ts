import { eq, sql } from 'drizzle-orm';
import { Refusal } from '#contract/refusal.ts';
import type { FieldsOf, ItemOf, Resource } from '#contract/resource.ts';
import { readItem } from './read-item.ts';
import type { ResourceStore } from './resource-store.ts';
import type { StaffWrite } from './staff-write.ts';

type Change = {
  id: number;
  /** The version that the change starts from; a newer one is refused. Absent: whatever it is. */
  version?: number;
  /** As the audit log names it. */
  act: string;
};

/**
 * Changes a locked item within a staff write: the version is compared and counted up, what showed it before and shows it now
 * becomes fresh, the search follows, the audit log and the revisions know of it.
 */
export async function changeItem<R extends Resource>(
  write: StaffWrite,
  resource: R,
  store: ResourceStore<R>,
  { id, version, act }: Change,
  work: (before: ItemOf<R>) => Promise<void>,
): Promise<ItemOf<R>> {
  const { tx, user, now } = write;
  const { table } = store;
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  const before = await readItem(tx, store, id);
  if (!before) throw new Refusal(404, 'not found');
  if (version !== undefined && version !== before.version) {
    throw new Refusal(409, 'newer version exists', { data: before });
  }
  write.invalidate(...(await store.cacheTags(tx, id)));
  await work(before);
  await tx
    .update(table)
    .set({ version: sql`${table.version} + 1`, changedAt: now, changedBy: user.userId })
    .where(eq(table.id, id));
  return settleItem(write, resource, store, { id, act, before });
}

/** Makes an item within a staff write, signed and dated by it. */
export async function createItem<R extends Resource>(
  write: StaffWrite,
  resource: R,
  store: ResourceStore<R>,
  fields: FieldsOf<R>,
): Promise<ItemOf<R>> {
  const { tx, user, now } = write;
  const id = await store.create(write, fields);
  await tx
    .update(store.table)
    .set({ createdAt: now, changedAt: now, changedBy: user.userId })
    .where(eq(store.table.id, id));
  return settleItem(write, resource, store, { id, act: 'create', before: null });
}

/** The second half of every write: what it touches becomes fresh and is written down. */
export async function settleItem<R extends Resource>(
  write: StaffWrite,
  resource: R,
  store: ResourceStore<R>,
  { id, act, before }: { id: number; act: string; before: ItemOf<R> | null },
): Promise<ItemOf<R>> {
  const after = await readItem(write.tx, store, id);
  if (!after) throw new Error(`${resource.name} ${id} is gone after it was written`);
  write.invalidate(...(await store.cacheTags(write.tx, id)));
  await store.index?.(write, id);
  const fields = fieldsOf(resource, after);
  write.record({
    act,
    resource: resource.name,
    itemId: id,
    title: String(after[resource.title as keyof typeof after] ?? ''),
    before: before && fieldsOf(resource, before),
    after: act === 'delete' ? null : fields,
    revision: { number: after.version, fields, autosaved: resource.autosaves === true && act === 'change' },
  });
  return after;
}

/** What can be written of an item, as a form or a revision holds it. */
export function fieldsOf<R extends Resource>(resource: R, item: ItemOf<R>): FieldsOf<R> {
  const keys = Object.keys(resource.fields.shape);
  return Object.fromEntries(keys.map((key) => [key, item[key as keyof typeof item]])) as FieldsOf<R>;
}
