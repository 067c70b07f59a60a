import { and, asc, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import type { ImportInfo } from '../imports.contract.ts';
import type { ImportKind } from '../imports.rules.ts';
import { hashOf, type ImportedRow } from './imported-row.ts';
import { importRows, imports } from './imports.tables.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type RowRecord = typeof importRows.$inferSelect;

const counted = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;
const planned = (plan: string) => counted(sql`${importRows.plan} = ${plan}`);
const ended = (result: string) => counted(sql`${importRows.result} = ${result}`);

/** The imports with how far they have come; the counts are taken from the rows themselves, so they cannot disagree with them. */
async function describe(db: DbOrTx, records: ImportRecord[]): Promise<ImportInfo[]> {
  if (records.length === 0) return [];
  const counts = await db
    .select({
      importId: importRows.importId,
      total: sql<number>`count(*)::int`,
      checked: counted(sql`${importRows.plan} is not null`),
      done: counted(sql`${importRows.result} is not null`),
      warned: counted(sql`${importRows.warnings} <> '[]'::jsonb`),
      plans: { create: planned('create'), change: planned('change'), same: planned('same'), faulty: planned('faulty') },
      results: {
        created: ended('created'),
        changed: ended('changed'),
        skipped: ended('skipped'),
        faulty: ended('faulty'),
      },
    })
    .from(importRows)
    .where(
      and(
        inArray(
          importRows.importId,
          records.map(({ id }) => id),
        ),
        isCounted,
      ),
    )
    .groupBy(importRows.importId);
  return records.map((record) => {
    const { id, kind, fileName, state, notes, createdAt, createdByName, finishedAt } = record;
    const { importId: _, ...own } = counts.find(({ importId }) => importId === id) ?? { importId: id, ...nothing };
    return {
      ...{ id, kind, fileName, state, notes, createdBy: createdByName },
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      ...own,
    };
  });
}

const isCounted = sql`${importRows.plan} is distinct from 'ignored'`;
const nothing = {
  ...{ total: 0, checked: 0, done: 0, warned: 0 },
  plans: { create: 0, change: 0, same: 0, faulty: 0 },
  results: { created: 0, changed: 0, skipped: 0, faulty: 0 },
};

export async function listImports(
  db: DbOrTx,
  kinds: ImportKind[],
  { offset, count }: { offset: number; count: number },
): Promise<{ items: ImportInfo[]; total: number }> {
  const wanted = and(inArray(imports.kind, kinds), ne(imports.state, 'reading'));
  const [records, total] = await Promise.all([
    db
      .select()
      .from(imports)
      .where(wanted)
      .orderBy(desc(imports.createdAt), desc(imports.id))
      .offset(offset)
      .limit(count),
    db.$count(imports, wanted),
  ]);
  return { items: await describe(db, records), total };
}

export async function findImport(db: DbOrTx, id: number): Promise<ImportRecord | undefined> {
  const [record] = await db.select().from(imports).where(eq(imports.id, id));
  return record;
}

export async function describeImport(db: DbOrTx, record: ImportRecord): Promise<ImportInfo> {
  const [info] = await describe(db, [record]);
  if (!info) throw new Error(`import ${record.id} cannot be described`);
  return info;
}

const shows: Record<'faulty' | 'warned' | 'written', SQL> = {
  faulty: sql`${importRows.faults} <> '{}'::jsonb`,
  warned: sql`${importRows.warnings} <> '[]'::jsonb`,
  written: sql`${importRows.result} in ('created', 'changed')`,
};

export async function listRows(
  db: DbOrTx,
  importId: number,
  { show, offset, count }: { show: keyof typeof shows; offset: number; count: number },
): Promise<{ items: RowRecord[]; total: number }> {
  const wanted = and(eq(importRows.importId, importId), isCounted, shows[show]);
  const [items, total] = await Promise.all([
    db.select().from(importRows).where(wanted).orderBy(asc(importRows.position)).offset(offset).limit(count),
    db.$count(importRows, wanted),
  ]);
  return { items, total };
}

/** As one value: a file has tens of thousands of rows, and a parameter for each cell would take longer than reading it. */
export async function addRows(db: DbOrTx, importId: number, from: number, rows: ImportedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ line, resource, payload, title, key = '', faults = {}, isIgnored }, index) => {
    const isFaulty = Object.keys(faults).length > 0;
    const plan: RowRecord['plan'] = isIgnored ? 'ignored' : isFaulty ? 'faulty' : null;
    return { position: from + index, line, resource, payload, title, key, faults, plan, hash: hashOf(payload) };
  });
  await db.execute(sql`
    insert into ${importRows} (import_id, position, line, resource, payload, title, key, faults, plan, hash)
    select ${importId}, row.*
    from json_to_recordset(${JSON.stringify(values)}::json) as row (
      position int, line int, resource text, payload jsonb, title text, key text, faults jsonb, plan text, hash text
    )`);
}

export function nextRows(db: DbOrTx, importId: number, phase: 'check' | 'write', count: number): Promise<RowRecord[]> {
  const open = phase === 'check' ? isNull(importRows.plan) : and(isNull(importRows.result), isCounted);
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), open))
    .orderBy(asc(importRows.position))
    .limit(count);
}

/** Imports that somebody was at work on and is no more: their process was killed, or their queue lost. */
export async function listResting(db: DbOrTx, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.state, ['checking', 'running']), lt(imports.touchedAt, before)));
  return rows.map(({ id }) => id);
}

/** Old imports leave their summary in the audit log; their rows, and files that were never read whole, go. */
export async function forgetImports(db: DbOrTx, { over, unread }: { over: Date; unread: Date }): Promise<void> {
  await db
    .delete(imports)
    .where(and(inArray(imports.state, ['checked', 'done', 'cancelled']), lt(imports.touchedAt, over)));
  await db.delete(imports).where(and(eq(imports.state, 'reading'), lt(imports.touchedAt, unread)));
}
