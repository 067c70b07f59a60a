import { expect, test } from 'vitest';
import { openDatabase } from '#server/database.ts';
import { openMedia } from '#server/media/open-media.ts';
import { openTestContext, testSecret } from '../../../../tests/test-context.ts';
import { openEmbeddedStation } from './embedded-station.ts';
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
