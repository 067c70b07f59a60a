import type { FieldInfo } from '#contract/resource.ts';
import { stationZone } from '#domains/site/server/site.read.ts';
import type { StaffResource } from '#server/desk/implement-resource.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import type { RowFaults } from '../imports.tables.ts';
import { findByWord } from '../references.ts';
import type { Resources } from '../resources.ts';
import type { Said } from '../said.ts';
import { cellValue } from './cell-value.ts';
import { infoOf } from './column-map.ts';

/** What a row of a table says of its item, with what it refers to looked up by name. */
export async function interpretCsv(
  db: Reads,
  { resource }: StaffResource,
  payload: Record<string, unknown>,
  resources: Resources,
): Promise<Said> {
  const said: Said = { fields: {}, release: {}, faults: {}, warnings: [] };
  const zone = await stationZone(db);
  for (const [name, cell] of Object.entries(payload)) {
    const info = infoOf(resource, name);
    const read = cellValue(String(cell), name === 'id' ? { label: name, widget: 'number' } : info, zone);
    if ('fault' in read) said.faults[name] = read.fault;
    else if (name === 'id') said.id = read.value === null ? undefined : Number(read.value);
    else if (!(name in resource.fields.shape)) Object.assign(said.release, { [name]: read.value ?? undefined });
    else said.fields[name] = await resolved(db, { name, info, value: read.value, faults: said.faults }, resources);
  }
  return said;
}

type Cell = { name: string; info: FieldInfo | undefined; value: unknown; faults: RowFaults };

/** References become ids; tags stay names, since one that is not there yet is made. */
async function resolved(db: Reads, { name, info, value, faults }: Cell, resources: Resources): Promise<unknown> {
  const isReference = info?.widget === 'reference' || (info?.widget === 'references' && name.endsWith('Ids'));
  const target = isReference && info?.resource ? resources(info.resource) : undefined;
  if (!target || value === null) return value;
  const ids: number[] = [];
  for (const word of Array.isArray(value) ? value : [value]) {
    const found = await findByWord(db, target, String(word));
    if ('fault' in found) faults[name] = found.fault;
    else ids.push(found.id);
  }
  return Array.isArray(value) ? ids : ids[0];
}
