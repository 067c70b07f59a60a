import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type ArchiveWriter, one } from './archive.ts';
import { type DumpedTable, pieceName, type StationSheet } from './station-sheet.ts';

export type DatabaseSheet = Pick<StationSheet, 'migrations' | 'tables' | 'sequences'>;

/**
 * Where the station's rows lie. The job queue (`jobs`) belongs to its library and is left out: whatever stands in it is either
 * scheduled or asked for again by every start.
 */
export const stationSchemas = ['public', 'drizzle'];

const pieceBytes = 8 * 1024 * 1024;

/** Every row of the station as it stood at one moment, whatever is written meanwhile. */
export async function dumpDatabase(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  onTable: (table: string) => void,
): Promise<DatabaseSheet> {
  await client.query('begin isolation level repeatable read read only');
  await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'");
  const tables = await readTables(client);
  for (const table of tables) {
    onTable(`${table.schema}.${table.name}`);
    await dumpTable(client, archive, table);
  }
  // Sequences stand outside of transactions: read after the rows they are never behind them.
  const sequences = await readSequences(client);
  const { rows: migrations } = await client.query(
    'select hash, created_at::float8 as "createdAt" from drizzle.__drizzle_migrations order by created_at',
  );
  await client.query('commit');
  return { migrations, tables, sequences };
}

async function dumpTable(client: pg.ClientBase, archive: ArchiveWriter, table: DumpedTable): Promise<void> {
  const rows = client.query(copyTo(`copy ${quoted(table)} (${columnsOf(table)}) to stdout`));
  let piece = 0;
  let chunks: Uint8Array[] = [];
  let size = 0;
  const put = async () => {
    piece += 1;
    await archive.add(pieceName(table, piece), size, one(Buffer.concat(chunks)));
    chunks = [];
    size = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await put();
  }
  if (size > 0) await put();
}

/** Generated columns are left out, since nobody may write them. */
export async function readTables(client: pg.ClientBase): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any ($1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [stationSchemas],
  );
  return rows;
}

async function readSequences(client: pg.ClientBase): Promise<DatabaseSheet['sequences']> {
  const { rows: names } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any ($1) order by 1, 2',
    [stationSchemas],
  );
  const sequences: DatabaseSheet['sequences'] = [];
  for (const sequence of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(sequence)}`,
    );
    for (const row of rows) sequences.push({ ...sequence, ...row });
  }
  return sequences;
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function columnsOf({ columns }: DumpedTable): string {
  return columns.map(pg.escapeIdentifier).join(', ');
}
