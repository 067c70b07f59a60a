import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { afterwards } from '../../../../../tests/afterwards.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { createLeaderElection } from './leader-election.ts';

const { context, connection } = await openTestStation({ content: 'empty' });
const own = 'http://127.0.0.1:3000';

const leadWith = (address: string) =>
  context.db.execute(sql`
    insert into station_lead (id, term, holder, address) values (1, 3, 'somebody', ${address})
    on conflict (id) do update set term = 3, holder = 'somebody', address = excluded.address`);

/** One process looks once, where another one has led and left no word. */
async function lookAfter(address: string) {
  await leadWith(address);
  const takeOver = vi.fn(async () => undefined);
  const lead = createLeaderElection(context, { takeOver, stepDown: async () => undefined });
  await lead.seek(own);
  await lead.stop();
  return takeOver.mock.calls;
}

test('a restart leads at once where its predecessor led; whoever led elsewhere has a second to come back', async () => {
  expect(await lookAfter(own)).toEqual([[4]]);
  expect(await lookAfter('http://10.0.0.3:3000')).toEqual([]);
});

test('a process that froze while it wrote its log keeps nobody from the lead', async () => {
  const frozen = new pg.Client(connection);
  // Its session is ended under it.
  frozen.on('error', () => undefined);
  await frozen.connect();
  afterwards(() => frozen.end());
  await leadWith(own);
  await frozen.query('begin');
  await frozen.query('select 1 from station_lead where id = 1 and term = 3 for share');
  const takeOver = vi.fn(async () => undefined);
  const lead = createLeaderElection(context, { takeOver, stepDown: async () => undefined });
  await lead.seek(own);
  await expect.poll(() => takeOver.mock.calls).toEqual([[4]]);
  await lead.stop();
});
