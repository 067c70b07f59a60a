import { pipeline } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrationsFolder } from '../database.ts';
import type { ArchiveEntry } from './archive.ts';
import { columnsOf, quoted, readTables, stationSchemas } from './dump-database.ts';
import { type DumpedTable, type StationSheet, tableOfPiece } from './station-sheet.ts';

/** A restore that was not begun, with the reason for whoever typed the command. */
export class RestoreRefusal extends Error {
  override name = 'RestoreRefusal';
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The migrations that made the backup's tables; refuses a backup of a station that knows more than this one. */
export function migrationsOf({ migrations }: Pick<StationSheet, 'migrations'>): Migration[] {
  const known = new Map(readMigrationFiles({ migrationsFolder }).map((one) => [one.hash, one]));
  return migrations.map(({ hash, createdAt }) => {
    const one = known.get(hash);
    if (one) return one;
    const day = new Date(createdAt).toISOString().slice(0, 10);
    throw new RestoreRefusal(
      `the backup has a migration of ${day} that this station does not know: use a newer station`,
    );
  });
}

export async function refuseUsedDatabase(client: pg.ClientBase): Promise<void> {
  const tables = await readTables(client);
  if (tables.length > 0) {
    const some = tables.slice(0, 3).map(({ name }) => name);
    throw new RestoreRefusal(`the database is not empty (${some.join(', ')} …): restore into an empty one`);
  }
}

/**
 * The rows of a backup, in one transaction that ends with all of them or none: first the tables as the backup knew them, then
 * their rows, then what the rows owe each other.
 */
export async function loadDatabase(
  client: pg.ClientBase,
  sheet: StationSheet,
  entries: AsyncIterable<ArchiveEntry>,
  onTable: (table: string) => void,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'");
    await makeTables(client, migrationsOf(sheet));
    const debts = await takeForeignKeys(client);
    for (const table of sheet.tables) {
      await client.query(`alter table ${quoted(table)} disable trigger user`);
      await client.query(`truncate ${quoted(table)}`);
    }
    await loadRows(client, sheet.tables, entries, onTable);
    for (const table of sheet.tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
    for (const { table, name, definition } of debts) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const sequence of sheet.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), sequence.value, sequence.isCalled]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** What the migrator keeps its own table in; its rows come with the others. */
async function makeTables(client: pg.ClientBase, migrations: Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement);
}

type ForeignKey = { table: string; name: string; definition: string };

/** Tables point at each other in circles, so no order of loading would do. */
async function takeForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text = any ($1)`,
    [stationSchemas],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** The pieces of a table follow each other and are one COPY, since a piece may end in the middle of a row. */
async function loadRows(
  client: pg.ClientBase,
  tables: DumpedTable[],
  entries: AsyncIterable<ArchiveEntry>,
  onTable: (table: string) => void,
): Promise<void> {
  const byName = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const pieces = piecesOf(entries);
  let next = await pieces.next();
  async function* contentOf(table: string): AsyncGenerator<Uint8Array> {
    for (; !next.done && next.value.table === table; next = await pieces.next()) yield* next.value.content;
  }
  while (!next.done) {
    const name = next.value.table;
    const table = byName.get(name);
    if (!table) throw new RestoreRefusal(`${name} is not among the tables of the backup`);
    onTable(name);
    const rows = client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`));
    await pipeline(contentOf(name), rows);
  }
}

async function* piecesOf(entries: AsyncIterable<ArchiveEntry>) {
  for await (const { name, content } of entries) {
    const table = tableOfPiece(name);
    if (table) yield { table, content };
  }
}
