import { expect, test } from 'vitest';
import { openDatabase } from '#server/database.ts';
import { openMedia } from '#server/media/open-media.ts';
import { openDatabaseRoad } from '../../../../tests/process/database-road.ts';
import { openTestContext, testSecret } from '../../../../tests/test-context.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { openEmbeddedStation } from './embedded-station.ts';
import { listTail } from './live.store.ts';
import { prepareAir } from './on-air.test-helper.ts';

test('a process that takes the lead hands on all its channels or none: who follows it keeps to those that it found', async () => {
  const { connection, mediaFolder } = await prepareAir();
  const { context, close } = await openTestContext({ connection, dataDir: mediaFolder });
  const media = await openMedia({ dataDir: mediaFolder, s3: undefined }, context.log);
  // Over one connection, so that one channel is ready before the other.
  const { db, close: closeLine } = openDatabase({ ...connection, max: 1 }, context.log);
  const station = openEmbeddedStation({ ...context, db }, media, testSecret);
  const found = new Set<number>();
  let isOver = false;
  const watch = () => {
    found.add(station.led().length);
    if (!isOver) setImmediate(watch);
  };
  watch();
  await station.start('http://127.0.0.1:9');
  isOver = true;
  await station.stop();
  await closeLine();
  await close();
  expect([...found]).toEqual([0, 2]);
});

test('[FAULT-02] a process that takes the lead and finds the database gone goes on with what it heard last', async () => {
  const { connection, mediaFolder } = await prepareAir();
  const first = await openTestStation({ onAir: true, mediaFolder, connection });
  const { context, close } = await openTestContext({ connection, dataDir: mediaFolder });
  const media = await openMedia({ dataDir: mediaFolder, s3: undefined }, context.log);
  // The lead has a line of its own, which holds for longer here.
  const road = await openDatabaseRoad(connection);
  const { db, close: closeLine } = openDatabase(road.connection, context.log);
  const second = openEmbeddedStation({ ...context, db }, media, testSecret);
  await second.start('http://127.0.0.1:9');
  await expect.poll(() => second.channel('antena_1')?.now()).toBeDefined();
  expect(second.led()).toEqual([]);
  const lastHeard = () => second.channel('antena_1')?.now()?.airing;
  road.cut();
  await first.close();
  await expect.poll(() => second.led().map(({ id }) => id)).toContain('antena_1');
  const taken = Date.now();
  await expect.poll(() => lastHeard()?.startsAt).toBeGreaterThan(taken);
  road.restore();
  const logged = async () => (await listTail(context.db, 'antena_1', 1))[0]?.startsAt.getTime();
  await expect.poll(logged).toBeGreaterThan(taken);
  await second.stop();
  await closeLine();
  await close();
});
