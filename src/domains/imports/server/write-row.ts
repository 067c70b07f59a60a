import type { FieldsOf, Resource } from '#contract/resource.ts';
import { releaseArticle } from '#domains/news/server/releases.read.ts';
import { changeItem, createItem } from '#server/desk/change-item.ts';
import type { StaffResource } from '#server/desk/implement-resource.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import type { ImportTools } from './import-tools.ts';
import type { RowRecord } from './imports.store.ts';
import { importMarks, type RowFaults } from './imports.tables.ts';
import { keepOldPaths } from './old-addresses.store.ts';
import type { Plan } from './plan-row.ts';
import type { Said } from './said.ts';

type Written = {
  result: 'created' | 'changed' | 'skipped' | 'faulty';
  itemId: number | null;
  faults: RowFaults;
  warnings: string[];
};
type Work = { row: RowRecord; said: Said; plan: Plan };

/** Does what was planned for a row, and marks it as done for every later file. */
export async function writeRow(
  { events }: Pick<ImportTools, 'events'>,
  write: StaffWrite,
  { resource, store }: StaffResource,
  { row, said, plan }: Work,
): Promise<Written> {
  const { kind, key, faults, act, warnings } = plan;
  if (kind === 'faulty') return { result: 'faulty', itemId: plan.itemId, faults, warnings };
  if (kind === 'same') return { result: 'skipped', itemId: plan.itemId, faults: {}, warnings };
  const fields = plan.fields as FieldsOf<Resource>;
  const id = plan.itemId ?? (await createItem(write, resource, store, fields)).id;
  if (kind === 'change') {
    await changeItem(write, resource, store, { id, act: 'change' }, () => store.change(write, id, fields));
  }
  if (act) await releaseArticle(write, { id, kind: act.kind, at: new Date(act.at) }, events);
  await keepOldPaths(write, id, said.oldPaths ?? []);
  const mark = { hash: row.hash, itemId: id };
  await write.tx
    .insert(importMarks)
    .values({ resource: resource.name, key, ...mark })
    .onConflictDoUpdate({ target: [importMarks.resource, importMarks.key], set: mark });
  return { result: kind === 'create' ? 'created' : 'changed', itemId: id, faults: {}, warnings };
}
