import { and, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { importFaults as text } from '../imports.messages.ts';
import type { ImportTools } from './import-tools.ts';
import { type ImportRecord, nextRows, type RowRecord } from './imports.store.ts';
import { importRows, imports } from './imports.tables.ts';
import { interpretRow } from './interpret-row.ts';
import { planRow } from './plan-row.ts';

const batchLength = 50;

/** Looks at the next rows and notes what each would do. Nothing of the station changes. */
export async function checkBatch(tools: ImportTools, record: ImportRecord): Promise<void> {
  const { db, clock } = tools;
  const now = new Date(clock.now());
  await db.transaction(async (tx) => {
    const isOurs = and(eq(imports.id, record.id), eq(imports.state, 'checking'));
    const [held] = await tx.update(imports).set({ touchedAt: now }).where(isOurs).returning({ id: imports.id });
    if (!held) return;
    const rows = await nextRows(tx, record.id, 'check', batchLength);
    if (rows.length === 0) await tx.update(imports).set({ state: 'checked' }).where(isOurs);
    for (const row of rows) await checkRow(tools, tx, record, row, now);
  });
}

async function checkRow(
  tools: ImportTools,
  tx: DbOrTx,
  record: ImportRecord,
  row: RowRecord,
  now: Date,
): Promise<void> {
  const target = tools.resources(row.resource);
  if (!target) throw new Error(`nothing is called ${row.resource}`);
  const said = await interpretRow(tx, record, row, tools.resources, null);
  const { kind, key, itemId, faults, warnings } = await planRow(tx, target, row, said, now);
  const twin = await findTwin(tx, row, key);
  if (twin !== null) faults[''] ??= text.twice(twin);
  const plan = twin === null ? kind : 'faulty';
  await tx
    .update(importRows)
    .set({ plan, key, itemId, faults, warnings })
    .where(and(eq(importRows.importId, row.importId), eq(importRows.position, row.position)));
}

/** The line of an earlier row that means the same thing. */
async function findTwin(tx: DbOrTx, { importId, position, resource }: RowRecord, key: string): Promise<number | null> {
  const [twin] = await tx
    .select({ line: importRows.line })
    .from(importRows)
    .where(
      and(
        ...[eq(importRows.importId, importId), eq(importRows.resource, resource), eq(importRows.key, key)],
        ...[lt(importRows.position, position), sql`${importRows.plan} <> 'faulty'`],
      ),
    )
    .limit(1);
  return twin?.line ?? null;
}
