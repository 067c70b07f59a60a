import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openTestStation } from '../test-station.ts';
import { root } from './imports.ts';

const files = globSync('src/**/*.tables.ts', { cwd: root });
const modules: object[] = await Promise.all(files.map((file) => import(join(root, file))));

const declared = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ enumValues = [] }) => enumValues.length > 0)
      .map(({ name, enumValues = [] }) => `${getTableName(table)}.${name}: ${[...enumValues].sort().join(' ')}`),
  );

/** The type of a column is only what the code believes: a script, a restored file or an older process writes without it. */
test('the database keeps the words of every enum column', async () => {
  const { db } = (await openTestStation({ content: 'empty' })).context;
  const { rows } = await db.execute<{ key: string; definition: string }>(sql`
    select con.conrelid::regclass || '.' || att.attname as key, pg_get_constraintdef(con.oid) as definition
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'c' and con.connamespace = 'public'::regnamespace and cardinality(con.conkey) = 1`);
  const kept = rows
    .filter(({ definition }) => definition.includes('= ANY'))
    .map(
      ({ key, definition }) =>
        `${key}: ${[...definition.matchAll(/'(\w+)'/g)]
          .map(([, word]) => word)
          .sort()
          .join(' ')}`,
    );
  expect(declared.length).toBeGreaterThan(10);
  expect(kept.sort()).toEqual(declared.sort());
});

test('a text column whose words are known says them as an enum', () => {
  const typed = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/text\('\w+'\)\s*\.\$type</g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(typed).toEqual([]);
});
