import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { watchStatements } from '../../../../bench/count-statements.ts';
import { openEventLine } from './events.test-helper.ts';
import { streams } from './live.tables.ts';
import { hear, openStationOnAir } from './on-air.test-helper.ts';

const { station } = await openStationOnAir();
const { db, pool, invalidateTags } = station.context;
const playlist = `${station.url}/stream/antena_1/live.m3u8`;
await vi.waitFor(async () => expect((await hear(playlist)).status).toBe(200), { timeout: 60_000 });

/** What the play-out itself writes goes on meanwhile. */
const asked = (statements: string[]) => statements.filter((text) => /^select/i.test(text) && /"streams"/.test(text));

test('listeners and pages in their hundreds ask the database for nothing: the streams are in memory', async () => {
  const statements = watchStatements(pool);
  for (let round = 0; round < 10; round++) {
    expect((await hear(playlist)).status).toBe(200);
    expect((await hear(`${station.url}/stream/antena_1`)).status).toBe(200);
    (await openEventLine(`${station.url}/api/v1/aovivo/events/antena_1`)).hangUp();
  }
  expect(asked(statements)).toEqual([]);
});

test('a stream that the staff change is another one at once', async () => {
  const tokenNeeded = async () => (await hear(`${station.url}/stream/antena_1`)).status === 403;
  await db.update(streams).set({ pro: true }).where(eq(streams.id, 'antena_1'));
  await invalidateTags(db, 'streams');
  await expect.poll(tokenNeeded).toBe(true);
  await db.update(streams).set({ pro: false }).where(eq(streams.id, 'antena_1'));
  await invalidateTags(db, 'streams');
  await expect.poll(tokenNeeded).toBe(false);
});
