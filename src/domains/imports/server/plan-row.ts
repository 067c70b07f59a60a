import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FieldsRefusal, Refusal } from '#contract/refusal.ts';
import type { ItemOf, Resource } from '#contract/resource.ts';
import { slugify } from '#kit/slug.ts';
import { parseFields } from '#server/api/parse-fields.ts';
import { fieldsOf } from '#server/desk/change-item.ts';
import type { StaffResource } from '#server/desk/implement-resource.ts';
import { readItem } from '#server/desk/read-item.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import { importFaults as text } from '../imports.messages.ts';
import { hashOf } from './imported-row.ts';
import { importMarks, type RowFaults } from './imports.tables.ts';
import { planRelease, type ReleaseAct } from './plan-release.ts';
import type { Said } from './said.ts';

/** What a row does, found by the check and found again right before it is written. */
export type Plan = {
  kind: 'create' | 'change' | 'same' | 'faulty';
  key: string;
  itemId: number | null;
  fields: Record<string, unknown>;
  act: ReleaseAct | null;
  faults: RowFaults;
  warnings: string[];
};

type Row = { key: string; hash: string };
type Item = ItemOf<Resource> & { publishedAt?: unknown };

/** Beside the slug: songs of several artists share one. */
const within: Readonly<Record<string, string>> = { songs: 'artistId' };

export async function planRow(db: Reads, target: StaffResource, row: Row, said: Said, now: Date): Promise<Plan> {
  const { resource, store } = target;
  const slug = slugOf(resource, said.fields);
  const key = row.key || keyOf(resource, said, slug);
  const plan: Plan = {
    ...{ kind: 'faulty', key, itemId: null, fields: {}, act: null },
    faults: { ...said.faults },
    warnings: [...said.warnings],
  };
  const mark = await findMark(db, resource.name, key);
  const id = said.id ?? mark?.itemId ?? (said.isKnownByKey ? null : await findAtSlug(db, target, said.fields, slug));
  const item = id === null ? null : ((await readItem(db, store, id)) as Item | null);
  if (said.id !== undefined && !item) plan.faults.id = text.unknownId;
  if (item && mark?.hash === row.hash) return { ...plan, kind: 'same', itemId: item.id, faults: {} };
  if (item && said.keepsExisting) return { ...plan, kind: 'same', itemId: item.id };
  if (item?.deletedAt) plan.faults[''] = text.inBin;
  const present = item ? (fieldsOf(resource, item) as Record<string, unknown>) : null;
  const given = present
    ? { ...present, ...filled(resource, said.fields, present) }
    : fresh(resource, said.fields, slug);
  const release = planRelease(said.release, item, now);
  if (release.stage) given.stage = release.stage;
  plan.warnings.push(...release.warnings);
  const parsed = parsedFields(resource, given, plan.faults);
  Object.assign(plan.faults, release.faults);
  if (!parsed || Object.keys(plan.faults).length > 0) return { ...plan, itemId: item?.id ?? null };
  const named = [...Object.keys(said.fields), ...(release.stage ? ['stage'] : [])];
  const isSame = present !== null && named.every((name) => isEqual(parsed[name], present[name]));
  const act = isSame && item?.publishedAt ? null : release.act;
  const kind = !item ? 'create' : isSame && !act ? 'same' : 'change';
  return { ...plan, kind, itemId: item?.id ?? null, fields: parsed, act };
}

function slugOf(resource: Resource, fields: Record<string, unknown>): string {
  if (typeof fields.slug === 'string') return fields.slug;
  // Two articles may well have the same title: the newsroom gives the second one a number.
  return resource.name === 'news' ? '' : slugify(String(fields[resource.title] ?? ''));
}

function keyOf(resource: Resource, { id, fields, release }: Said, slug: string): string {
  if (id !== undefined) return `id:${id}`;
  const owner = within[resource.name];
  if (slug) return `at:${owner ? `${fields[owner]}/` : ''}${slug}`;
  return `text:${hashOf([fields[resource.title], release.publishedAt ?? ''])}`;
}

async function findMark(db: Reads, resource: string, key: string) {
  const [mark] = await db
    .select()
    .from(importMarks)
    .where(and(eq(importMarks.resource, resource), eq(importMarks.key, key)));
  return mark;
}

async function findAtSlug(
  db: Reads,
  { resource, store }: StaffResource,
  fields: Record<string, unknown>,
  slug: string,
): Promise<number | null> {
  const { table } = store;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const owner = within[resource.name];
  if (!slug || !columns.slug || (owner && typeof fields[owner] !== 'number')) return null;
  const conditions: SQL[] = [eq(columns.slug, slug)];
  if (owner && columns[owner]) conditions.push(eq(columns[owner], fields[owner]));
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(...conditions));
  return row ? Number(row.id) : null;
}

/** The fields of something new: what was left empty takes what the declaration gives it. */
function fresh(resource: Resource, fields: Record<string, unknown>, slug: string): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
  return slug && 'slug' in resource.fields.shape ? { ...given, slug } : given;
}

/** What a row gives to something that is there: an empty cell empties what can be empty. */
function filled(resource: Resource, fields: Record<string, unknown>, present: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value ?? emptied(resource, name, present[name])]),
  );
}

function emptied(resource: Resource, name: string, present: unknown): unknown {
  const schema = resource.fields.shape[name];
  const accepts = (value: unknown) => schema?.safeParse(value).success === true;
  for (const nothing of [null, '', [], false]) if (accepts(nothing)) return nothing;
  return accepts(undefined) ? present : '';
}

function parsedFields(resource: Resource, given: Record<string, unknown>, faults: RowFaults) {
  try {
    return parseFields(resource.fields, given) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof FieldsRefusal) {
      const { fields } = error.data as { fields: RowFaults };
      for (const [path, reason] of Object.entries(fields)) faults[path.split('.')[0] ?? ''] ??= reason;
    } else if (error instanceof Refusal) faults[''] ??= text.unreadable;
    else throw error;
    return null;
  }
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
