import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { enumCheck } from '#server/enum-check.ts';
import { importKinds, importStates, rowPlans, rowResults } from '../imports.rules.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A file that somebody gave to be imported. */
export const imports = pgTable(
  'imports',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: importKinds }).notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    state: text('state', { enum: importStates }).notNull().default('reading'),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    /** Of a WordPress export: where the site stood. */
    site: text('site').notNull().default(''),
    /** As the audit log names whoever gave the file: its changes are theirs. */
    createdBy: integer('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When somebody last worked on it: what rests for longer is taken up again. */
    touchedAt: instant('touched_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('imports_created').on(table.createdAt.desc(), table.id.desc()),
    enumCheck(table.kind),
    enumCheck(table.state),
  ],
);

export type RowFaults = Record<string, string>;

/** One row of a file, as it was read. It is written in the same transaction as its result, so that it is never written twice. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    resource: text('resource').notNull(),
    /** By which the same thing is known again in a later file. */
    key: text('key').notNull().default(''),
    hash: text('hash').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    title: text('title').notNull().default(''),
    plan: text('plan', { enum: rowPlans }),
    result: text('result', { enum: rowResults }),
    itemId: integer('item_id'),
    faults: jsonb('faults').$type<RowFaults>().notNull().default({}),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('import_rows_key').on(table.importId, table.resource, table.key),
    index('import_rows_unchecked').on(table.importId, table.position).where(sql`plan is null`),
    index('import_rows_unwritten').on(table.importId, table.position).where(sql`result is null`),
    enumCheck(table.plan),
    enumCheck(table.result),
  ],
);

/** What has come in by an import, however long ago: the same row once more does nothing. */
export const importMarks = pgTable(
  'import_marks',
  {
    resource: text('resource').notNull(),
    key: text('key').notNull(),
    hash: text('hash').notNull(),
    itemId: integer('item_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.key] })],
);

/** Paths that articles had on the site they come from; they lead to where the article stands today. */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    path: text('path').primaryKey(),
    newsId: integer('news_id').notNull(),
  },
  (table) => [index('old_addresses_news').on(table.newsId)],
);
