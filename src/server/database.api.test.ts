import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { afterwards } from '../../tests/afterwards.ts';
import { copyDatabase } from '../../tests/test-station.ts';
import { openDatabase, sessionLimits } from './database.ts';
import { createLog } from './log.ts';

const connection = await copyDatabase('demo');

function open(limits: Partial<typeof sessionLimits>) {
  const { db, close } = openDatabase({ ...connection, ...limits }, createLog('silent'));
  afterwards(close);
  return db;
}

const rename = (name: string) => sql`update partners set name = ${name} where id = (select min(id) from partners)`;

test('whoever freezes in the middle of a transaction gives back the rows that it holds', async () => {
  const frozen = open({ ...sessionLimits, idle_in_transaction_session_timeout: 100 });
  const held = Promise.withResolvers<void>();
  const asleep = Promise.withResolvers<void>();
  const work = frozen.transaction(async (tx) => {
    await tx.execute(rename('half done'));
    held.resolve();
    await asleep.promise;
    await tx.execute(rename('done'));
  });
  await held.promise;
  const other = open(sessionLimits);
  await other.execute(rename('of another'));
  asleep.resolve();
  await expect(work).rejects.toThrow();
  const { rows } = await other.execute(sql`select name from partners order by id limit 1`);
  expect(rows).toEqual([{ name: 'of another' }]);
});
