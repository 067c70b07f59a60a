import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestStation } from '../test-station.ts';

/** A row that is deleted looks for those that refer to it: without an index through the whole table, each time. */
test('every foreign key is the beginning of an index', async () => {
  const { db } = (await openTestStation()).context;
  const { rows } = await db.execute<{ key: string }>(sql`
    select con.conrelid::regclass || '.' || att.attname as key
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index ind
      where ind.indrelid = con.conrelid and ind.indkey[0] = con.conkey[1] and ind.indpred is null
    )`);
  expect(rows.map(({ key }) => key)).toEqual([]);
});
