import { mkdtemp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { afterwards } from '../../../tests/afterwards.ts';
import { linkFolder } from '../../../tests/link-folder.ts';
import { copyDatabase } from '../../../tests/test-station.ts';
import { readConfig } from '../config.ts';
import { migrationsFolder } from '../database.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { rateLimits } from '../limits/limits.tables.ts';
import { dailyGrowth } from '../limits/row-quota.tables.ts';
import { createLog } from '../log.ts';
import { createDiskStore } from '../media/store/disk-store.ts';
import { startS3Server } from '../media/store/s3-server.test-helper.ts';
import { createS3Store } from '../media/store/s3-store.ts';
import type { MediaStore } from '../media/store/store.ts';
import { backupStation } from './backup-station.ts';
import { dailyBackup, fileName } from './daily-backup.ts';
import { restoreStation } from './restore-station.ts';
import { filesOf, rowsOf, shapeOf } from './same-station.test-helper.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});

let counter = 0;

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const name = `restored_${process.pid}_${Date.now()}_${++counter}`;
  await query({ ...inject('postgres'), database: 'postgres' }, `create database ${name}`);
  return { ...inject('postgres'), database: name };
}

async function query(connection: pg.ClientConfig, text: string, values: unknown[] = []) {
  const client = new pg.Client(connection);
  await client.connect();
  return (await client.query(text, values).finally(() => client.end())).rows;
}

async function emptyStore(): Promise<MediaStore> {
  return createDiskStore(await mkdtemp(join(folder, 'media-')));
}

/** A listener's file and the two rows that name it, in one transaction, again and again until told to stop. */
function keepWriting(connection: pg.ClientConfig, store: MediaStore) {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const db = drizzle(pool);
  let written = 0;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const key = `uploads/${String(written).padStart(6, '0')}.txt`;
      await store.put(key, Buffer.from(key), { contentType: 'text/plain' });
      await db.transaction(async (tx) => {
        await tx.insert(rateLimits).values({ key });
        await tx.insert(dailyGrowth).values({ day: '2026-01-01', kind: key });
      });
      written += 1;
      await pause(2);
    }
  })();
  return {
    written: () => written,
    stop: async () => {
      isOver = true;
      await writing;
      await pool.end();
    },
  };
}

describe('a backup', () => {
  test('[OPS-05] of a station at work restores to an equal one: every table, key, sequence and file', async () => {
    const from = await copyDatabase('demo');
    const mediaFolder = await mkdtemp(join(folder, 'media-'));
    await linkFolder(join(inject('mediaFolder'), 'media/partners'), join(mediaFolder, 'partners'));
    const store = await createDiskStore(mediaFolder);
    const writer = keepWriting(from, store);
    await expect.poll(writer.written).toBeGreaterThan(20);
    const file = join(folder, 'at-work.tar.zst');
    await backupStation(file, { connection: from, store });
    const writtenAtEnd = writer.written();
    await expect.poll(writer.written).toBeGreaterThan(writtenAtEnd);
    await writer.stop();

    const to = await emptyDatabase();
    const s3 = await startS3Server();
    afterwards(s3.close);
    const bucket = createS3Store(s3.settings);
    await restoreStation(file, { connection: to, store: bucket });

    const [was, is] = [await rowsOf(from), await rowsOf(to)];
    for (const moving of ['public.rate_limits', 'public.daily_growth']) {
      delete was[moving];
      delete is[moving];
    }
    expect(is).toEqual(was);
    expect(await shapeOf(to)).toEqual(await shapeOf(from));
    const named = await query(to, `select key from rate_limits where key like 'uploads/%' order by key`);
    const counted = await query(to, `select kind as key from daily_growth where kind like 'uploads/%' order by kind`);
    expect(named.length).toBeGreaterThan(20);
    expect(counted).toEqual(named);
    const [filesBefore, filesAfter] = [await filesOf(store), await filesOf(bucket)];
    for (const { key } of named) expect(filesAfter[key]).toBe(filesBefore[key]);
    const still = (files: Record<string, string>) =>
      Object.fromEntries(Object.entries(files).filter(([key]) => !key.startsWith('uploads/')));
    expect(still(filesAfter)).toEqual(still(filesBefore));
  });

  test('of an older station is migrated when it is restored', async () => {
    const from = await emptyDatabase();
    const migrations = readMigrationFiles({ migrationsFolder }).slice(0, 6);
    const client = new pg.Client(from);
    await client.connect();
    await client.query('create schema drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    for (const { sql, hash, folderMillis } of migrations) {
      for (const statement of sql) await client.query(statement);
      const row = [hash, folderMillis];
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', row);
    }
    await client.query(`insert into rate_limits (key) values ('old')`);
    await client.end();
    const file = join(folder, 'old.tar.zst');
    await backupStation(file, { connection: from, store: await emptyStore() });
    const to = await emptyDatabase();
    await restoreStation(file, { connection: to, store: await emptyStore() });
    expect(await query(to, 'select key from rate_limits')).toEqual([{ key: 'old' }]);
    expect(Object.keys(await rowsOf(to))).toEqual(Object.keys(await rowsOf(await copyDatabase('empty'))));
    expect(await shapeOf(to)).toEqual(await shapeOf(await copyDatabase('empty')));
  });
});

describe('a restore', () => {
  let whole = '';
  let source: pg.ClientConfig;
  /** One for all that are refused: they leave it as it was. */
  let untouched: Promise<{ to: pg.ClientConfig; store: MediaStore }>;
  beforeAll(async () => {
    untouched = Promise.all([emptyDatabase(), emptyStore()]).then(([to, store]) => ({ to, store }));
    whole = join(folder, 'whole.tar.zst');
    source = await copyDatabase('empty');
    const store = await emptyStore();
    // Noise, since a text would be packed into so little that every cut were in the same place.
    const noise = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919 * (index >> 3)) & 255));
    await store.put('songs/one.mp3', noise, { contentType: 'audio/mpeg' });
    await backupStation(whole, { connection: source, store });
  });

  async function expectRefused(file: string, reason: RegExp) {
    const { to, store } = await untouched;
    await expect(restoreStation(file, { connection: to, store })).rejects.toThrow(reason);
    expect(await rowsOf(to)).toEqual({});
    expect(await filesOf(store)).toEqual({});
  }

  test.each([0, 0.3, 0.9, 0.999])('of a file cut at %d of its length is refused and writes nothing', async (part) => {
    const cut = join(folder, `cut-${part}.tar.zst`);
    await writeFile(cut, await readFile(whole));
    await truncate(cut, Math.floor((await readFile(whole)).length * part));
    await expectRefused(cut, /cannot be read to its end|cut off/);
  });

  test.each([0.2, 0.5, 0.97])('of a file with one altered byte at %d is refused and writes nothing', async (part) => {
    const altered = join(folder, `altered-${part}.tar.zst`);
    const bytes = await readFile(whole);
    const at = Math.floor(bytes.length * part);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(altered, bytes);
    await expectRefused(altered, /cannot be read to its end|not what was written|stands after the end/);
  });

  test('of what is no backup is refused', async () => {
    const text = join(folder, 'text.tar.zst');
    await writeFile(text, 'hello');
    await expectRefused(text, /cannot be read to its end/);
  });

  test('of a newer station is refused', async () => {
    const newer = await copyDatabase('empty');
    await query(newer, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1900000000000)`);
    const file = join(folder, 'newer.tar.zst');
    await backupStation(file, { connection: newer, store: await emptyStore() });
    await expectRefused(file, /2030-03-17 that this station does not know/);
  });

  test('into a database with tables or a store with other files is refused and changes neither', async () => {
    const used = await copyDatabase('empty');
    const before = await rowsOf(used);
    await expect(restoreStation(whole, { connection: used, store: await emptyStore() })).rejects.toThrow(
      /database is not empty/,
    );
    expect(await rowsOf(used)).toEqual(before);
    const store = await emptyStore();
    await store.put('songs/other.mp3', Buffer.from('x'), { contentType: 'audio/mpeg' });
    const to = await emptyDatabase();
    await expect(restoreStation(whole, { connection: to, store })).rejects.toThrow(/media are not empty/);
    expect(await rowsOf(to)).toEqual({});
    expect(Object.keys(await filesOf(store))).toEqual(['songs/other.mp3']);
  });

  test('that was cut off after its files can be run again', async () => {
    const to = await emptyDatabase();
    const store = await emptyStore();
    await restoreStation(whole, { connection: await emptyDatabase(), store });
    await restoreStation(whole, { connection: to, store });
    expect(await rowsOf(to)).toEqual(await rowsOf(source));
  });
});

describe('the daily backup', () => {
  const start = Date.UTC(2026, 10, 1, 2, 7);
  const dayMs = 86_400_000;

  async function openDaily(settings: Record<string, string>) {
    const clock = createFakeClock(start);
    let night: JobHandler<object> | undefined;
    const jobs = {
      async schedule(_name: string, _cron: string, handler: JobHandler<object>) {
        night = handler;
      },
    };
    const config = readConfig({ ...settings, DATA_DIR: folder });
    const connection = await copyDatabase('empty');
    const context = { jobs, config, clock, log: createLog('silent') };
    const { stop } = await dailyBackup({ context, media: { store: await emptyStore() }, connection });
    return { clock, stop, night: () => night?.({}), isScheduled: () => night !== undefined };
  }

  test('is off until a folder is set', async () => {
    expect((await openDaily({})).isScheduled()).toBe(false);
  });

  test('keeps as many as told, one a night, and touches no other file', async () => {
    const place = await mkdtemp(join(folder, 'daily-'));
    await writeFile(join(place, 'notes.txt'), 'mine');
    await writeFile(join(place, `${fileName(start - dayMs)}.part`), 'left by a kill');
    const { clock, night } = await openDaily({ BACKUP_DIR: place, BACKUP_KEEP: '2' });
    for (let day = 0; day < 3; day++) {
      await night();
      await night();
      clock.advance(dayMs);
    }
    const kept = [start + dayMs, start + 2 * dayMs].map(fileName);
    expect((await readdir(place)).sort()).toEqual(['notes.txt', ...kept].sort());
    const to = await emptyDatabase();
    await restoreStation(join(place, kept[1] ?? ''), { connection: to, store: await emptyStore() });
    expect((await stat(join(place, kept[1] ?? ''))).mode & 0o077).toBe(0);
  });

  test('that is told to stop leaves nothing half written', async () => {
    const place = await mkdtemp(join(folder, 'daily-'));
    const { stop, night } = await openDaily({ BACKUP_DIR: place });
    const running = night();
    await stop();
    await running;
    expect(await readdir(place)).toEqual([]);
  });
});
