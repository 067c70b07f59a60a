import { expect, test } from 'vitest';
import { createRandom } from '#kit/random.ts';
import { startSmtp } from '#server/mail/smtp-server.test-helper.ts';
import { prepareStations } from '../process/two-stations.ts';
import { compareWrites } from './compare-writes.ts';
import { seconds, tell } from './tell.ts';
import { expectUnharmed, startWitness } from './witness.ts';
import { startWriters } from './writers.ts';

test('a mail server that hangs holds up nobody, not even a stop, and every mail arrives at the next one', async () => {
  const { start, database } = await prepareStations();
  const [hanging, good] = [await startSmtp(0, true), await startSmtp()];
  const proxied = { TRUST_PROXY: '127.0.0.1' };
  const first = await start({ ...proxied, SMTP_URL: hanging.url });
  const witness = await startWitness(first.url);
  const crowd = startWriters({ urls: () => [first.url], random: createRandom(1) });
  await expect.poll(() => hanging.received.length).toBeGreaterThan(0);
  const before = crowd.count();
  await witness.untilHeard(20);
  const writtenMeanwhile = crowd.count() - before;
  const acknowledged = await crowd.stop();
  const testimony = await witness.testify();
  const toldAt = performance.now();
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const stoppedAfterMs = performance.now() - toldAt;

  await start({ ...proxied, SMTP_URL: good.url });
  const comparison = await compareWrites(database, good, acknowledged);
  tell({
    'writes while it hung': writtenMeanwhile,
    'stopped after': seconds(stoppedAfterMs),
    'mails that arrived': good.received.length,
    'mails that arrived again': comparison.repeated.length,
  });
  expectUnharmed(testimony);
  expect(writtenMeanwhile).toBeGreaterThan(20);
  expect(stoppedAfterMs).toBeLessThan(10_000);
  expect(comparison).toEqual({ lost: [], unsent: [], repeated: [], doubled: [] });
});
