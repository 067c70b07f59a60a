import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import type { MediaStore } from '../media/store/store.ts';
import { quoted, readTables } from './dump-database.ts';

/** Who leads, and which address makes the first administrator, is settled anew by each start. */
const momentary = new Set(['station_lead', 'setup_keys']);

/** Every table with the number and the hash of its rows. */
export async function rowsOf(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  const rows: Record<string, string> = {};
  for (const table of (await readTables(client)).filter(({ name }) => !momentary.has(name))) {
    const { rows: found } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
       from ${quoted(table)} t`,
    );
    rows[`${table.schema}.${table.name}`] = found[0].hash;
  }
  await client.end();
  return rows;
}

/** Every sequence, key and index: what a table is beside its rows. */
export async function shapeOf(connection: pg.ClientConfig): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const shape = await client.query(
    `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
       where connamespace::regnamespace::text = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select sequencename || ' ' || coalesce(last_value::text, '') from pg_sequences where schemaname = 'public'
     order by 1`,
  );
  await client.end();
  return shape.rows.map(({ line }) => line);
}

export async function filesOf(store: MediaStore): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { key } of store.list('')) {
    files[key] = createHash('sha256')
      .update(await buffer(await store.read(key)))
      .digest('hex');
  }
  return files;
}
