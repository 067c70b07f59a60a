import { execFileSync } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createRandom } from '#kit/random.ts';
import { startSmtp } from '#server/mail/smtp-server.test-helper.ts';
import { joinPostgres } from '#server/postgres/join-postgres.ts';
import { afterwards } from '../afterwards.ts';
import { copyFolder } from '../prepared/keep.ts';
import { spawnStation } from '../process/station-process.ts';
import { compareWrites } from './compare-writes.ts';
import { makeSoundingFolder } from './data-folder.ts';
import { canMount, mountDisk } from './small-disk.ts';
import { seconds, tell } from './tell.ts';
import { expectUnharmed, startWitness } from './witness.ts';
import { startWriters } from './writers.ts';

/** A data folder with the demo's rows, tones to play and a cluster of its own, on a disk with little room to spare. */
async function makeSmallHouse(): Promise<string> {
  const folder = await makeSoundingFolder();
  const kilobytes = Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]);
  const disk = mountDisk(Math.ceil(kilobytes / 1024) + 48);
  await copyFolder(`${folder}/.`, disk);
  return disk;
}

/** Takes what room there is; the answer gives it back. */
async function fill(disk: string): Promise<() => void> {
  const file = join(disk, 'ballast');
  const filled = pipeline(async function* () {
    for (;;) yield Buffer.alloc(64 * 1024);
  }, createWriteStream(file));
  await expect(filled).rejects.toThrow('ENOSPC');
  return () => rmSync(file, { force: true });
}

/** Writes into PostgreSQL's own log until that finds no room: nobody can commit any more, and the server may fall. */
async function writeUntilTheLogIsFull(disk: string): Promise<void> {
  const client = new pg.Client(await joinPostgres(disk));
  client.on('error', () => undefined);
  await client.connect();
  const writing = async () => {
    for (;;) await client.query(`select pg_logical_emit_message(true, 'ballast', repeat('a', 1000000))`);
  };
  await expect(writing()).rejects.toThrow(/No space left|terminated/);
  await client.end().catch(() => undefined);
}

test.skipIf(!canMount)(
  'a disk that is full, even for the database log, costs no acknowledged write, and room heals it',
  async () => {
    const disk = await makeSmallHouse();
    const smtp = await startSmtp();
    const station = await spawnStation({ DATA_DIR: disk, TRUST_PROXY: '127.0.0.1', SMTP_URL: smtp.url });
    afterwards(async () => {
      station.kill('SIGTERM');
      await station.ended;
    });
    const witness = await startWitness(station.url);
    const crowd = startWriters({ urls: () => [station.url], random: createRandom(1) });
    afterwards(crowd.stop);
    await crowd.untilNext();

    let giveBack = await fill(disk);
    await witness.untilHeard(15);
    const whileFull = crowd.count();
    giveBack();
    await crowd.untilNext();

    giveBack = await fill(disk);
    await writeUntilTheLogIsFull(disk);
    await witness.untilHeard(4);
    giveBack();
    const givenAt = performance.now();
    await crowd.untilNext();
    const backAfterMs = performance.now() - givenAt;

    const acknowledged = await crowd.stop();
    const testimony = await witness.testify();
    const client = new pg.Client(await joinPostgres(disk));
    await client.connect();
    const comparison = await compareWrites(client, smtp, acknowledged);
    await client.end();
    tell({
      'writes before and while it was full': whileFull,
      'writes in all': crowd.count(),
      'writing again after': seconds(backAfterMs),
      'sound heard': testimony.heardShare.toFixed(2),
      answers: JSON.stringify(testimony.statuses),
    });
    expectUnharmed(testimony);
    expect(Object.keys(testimony.statuses).filter((status) => !['200', '503'].includes(status))).toEqual([]);
    expect(comparison).toMatchObject({ lost: [], unsent: [], doubled: [] });
  },
);
