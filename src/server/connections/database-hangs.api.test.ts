import { expect, test } from 'vitest';
import { openDatabaseRoad } from '../../../tests/process/database-road.ts';
import { copyDatabase, openTestStation } from '../../../tests/test-station.ts';

const connection = await copyDatabase('demo');
const road = await openDatabaseRoad(connection);
const patience = { connectionTimeoutMillis: 800, query_timeout: 800 };
const station = await openTestStation({ connection: { ...road.connection, ...patience } });
const record = { choice: 'accepted', statistics: true, marketing: true, visitHash: 'a'.repeat(32) };
const write = () => station.post('/api/v1/consent/record', record);

test('[FAULT-01] while the database hangs every page and call is answered in time, and none of it holds anything afterwards', async () => {
  expect((await station.get('/chi-siamo')).status).toBe(200);
  const held = station.context.db.transaction(async (tx) => {
    await tx.execute('select 1');
    road.block();
    return tx.execute('select 2');
  });
  await expect(held).rejects.toThrow();
  const begun = performance.now();
  // More than the pool has connections, some in a transaction, some not.
  const asked = await Promise.all([
    ...Array.from({ length: 8 }, () =>
      station.context.db.transaction((tx) => tx.execute('select 1')).catch(() => null),
    ),
    ...['/canzoni', '/cerca?q=mare', '/api/v1/getArtists/', '/api/v1/news/getTags'].map((path) => station.get(path)),
    ...Array.from({ length: 4 }, write),
  ]);
  for (const answer of asked) {
    if (!answer || !('response' in answer)) continue;
    const { status, response } = answer;
    expect([response.url, status, response.headers.get('retry-after')]).toEqual([response.url, 503, '5']);
  }
  expect(asked.filter((answer) => answer && 'response' in answer)).toHaveLength(8);
  expect(performance.now() - begun).toBeLessThan(8_000);
  expect((await station.get('/chi-siamo')).status).toBe(200);
  expect((await station.get('/readyz')).status).toBe(503);

  road.restore();
  const writeTogether = async () => (await Promise.all(Array.from({ length: 10 }, write))).map(({ status }) => status);
  await expect.poll(writeTogether).toEqual(Array(10).fill(200));
  expect((await station.get('/readyz')).status).toBe(200);
  // What was asked for besides, in the background, gives its connection back in its own time.
  const { pool } = station.context;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
});
