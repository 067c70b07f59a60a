import { and, eq, isNull } from 'drizzle-orm';
import { FieldsRefusal, Refusal } from '#contract/refusal.ts';
import type { DbOrTx } from '#server/database.ts';
import { staffWrite } from '#server/desk/staff-write.ts';
import { importFaults as text } from '../imports.messages.ts';
import type { ImportTools } from './import-tools.ts';
import { type ImportRecord, nextRows, type RowRecord } from './imports.store.ts';
import { importRows, imports, type RowFaults } from './imports.tables.ts';
import { inSavepoint } from './in-savepoint.ts';
import { interpretRow } from './interpret-row.ts';
import { planRow } from './plan-row.ts';
import type { Said } from './said.ts';
import { pictureTaker } from './wordpress/take-picture.ts';
import { writeRow } from './write-row.ts';

const batchLength = 20;

type Outcome = Pick<RowRecord, 'position' | 'itemId' | 'faults' | 'warnings'> & {
  result: NonNullable<RowRecord['result']>;
};
type Prepared = { row: RowRecord; said: Said };

/** Nothing came of a whole batch, so that there is nothing for the audit log. */
class NothingWrittenError extends Error {
  override name = 'NothingWrittenError';
  readonly outcomes: Outcome[];
  constructor(outcomes: Outcome[]) {
    super('nothing written');
    this.outcomes = outcomes;
  }
}

/**
 * Writes the next rows. What a row writes and its result are one transaction, and the import's own row is locked in it: whoever
 * is killed in the middle has done nothing of the batch, and two who work on one import take turns.
 */
export async function writeBatch(tools: ImportTools, record: ImportRecord): Promise<void> {
  const { db } = tools;
  const next = await nextRows(db, record.id, 'write', batchLength);
  if (next.length === 0) return finish(tools, record);
  // What comes later in a file may refer to what comes before: articles wait until the categories are in.
  const rows = next.filter(({ resource }) => resource === next[0]?.resource);
  const pictures = pictureTaker(tools, record);
  const prepared: Prepared[] = [];
  // Pictures come from outside and take their time: nothing is locked meanwhile.
  for (const row of rows) prepared.push({ row, said: await interpretRow(db, record, row, tools.resources, pictures) });
  const user = { userId: record.createdBy, name: record.createdByName };
  try {
    await staffWrite(tools, user, async (write) => {
      const outcomes: Outcome[] = [];
      let isRecorded = false;
      const watching = {
        ...write,
        record: (entry: Parameters<typeof write.record>[0]) => {
          isRecorded = true;
          write.record(entry);
        },
      };
      for (const { row, said } of await stillOpen(write.tx, record, prepared, write.now)) {
        outcomes.push(
          await outcomeOf(row, () =>
            inSavepoint(watching, async (inner) => {
              const target = tools.resources(row.resource);
              if (!target) throw new Error(`nothing is called ${row.resource}`);
              const plan = await planRow(inner.tx, target, row, said, inner.now);
              return writeRow(tools, inner, target, { row, said, plan });
            }),
          ),
        );
      }
      if (!isRecorded) throw new NothingWrittenError(outcomes);
      await keep(write.tx, record.id, outcomes);
    });
  } catch (error) {
    if (!(error instanceof NothingWrittenError)) throw error;
    await db.transaction((tx) => keep(tx, record.id, error.outcomes));
  }
}

/** Those that nobody has written since, while the import is still wanted. */
async function stillOpen(tx: DbOrTx, { id }: ImportRecord, prepared: Prepared[], now: Date): Promise<Prepared[]> {
  const isOurs = and(eq(imports.id, id), eq(imports.state, 'running'));
  const [held] = await tx.update(imports).set({ touchedAt: now }).where(isOurs).returning({ id: imports.id });
  if (!held) return [];
  const open = new Set((await nextRows(tx, id, 'write', batchLength)).map(({ position }) => position));
  return prepared.filter(({ row }) => open.has(row.position));
}

async function outcomeOf(row: RowRecord, work: () => Promise<Omit<Outcome, 'position'>>): Promise<Outcome> {
  try {
    return { position: row.position, ...(await work()) };
  } catch (error) {
    const faults = faultsOf(error);
    if (!faults) throw error;
    return { position: row.position, result: 'faulty', itemId: row.itemId, faults, warnings: row.warnings };
  }
}

/** An expected no, at its fields; anything else stops the work, which is tried again later. */
function faultsOf(error: unknown): RowFaults | null {
  if (error instanceof FieldsRefusal) return (error.data as { fields: RowFaults }).fields;
  if (error instanceof Refusal) return { '': text.unreadable };
  const code = error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : '';
  // PostgreSQL's words for data that does not fit, or does not fit to other data.
  return /^2[23]/.test(String(code)) ? { '': text.unreadable } : null;
}

async function keep(tx: DbOrTx, importId: number, outcomes: Outcome[]): Promise<void> {
  for (const { position, ...outcome } of outcomes) {
    await tx
      .update(importRows)
      .set(outcome)
      .where(and(eq(importRows.importId, importId), eq(importRows.position, position), isNull(importRows.result)));
  }
}

async function finish({ db, clock }: ImportTools, { id }: ImportRecord): Promise<void> {
  const now = new Date(clock.now());
  await db
    .update(imports)
    .set({ state: 'done', finishedAt: now, touchedAt: now })
    .where(and(eq(imports.id, id), eq(imports.state, 'running')));
}
