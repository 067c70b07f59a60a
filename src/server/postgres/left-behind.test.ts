import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, firstLineOf, killHard, makeStationFolder, type StationFolder } from './station-folder.fixture.ts';

// Seconds on a quiet machine; a busy one may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// One folder for all of them: each begins with a cluster that was shut down well.
let station: StationFolder;
beforeAll(async () => {
  station = await makeStationFolder({ hasCluster: true });
});
afterAll(() => station.remove());

test('a server that outlives its killed app is adopted with everything in it', async () => {
  const app = station.startApp();
  const pid = Number(await firstLineOf(app));
  await killHard(app);
  const adopted = await station.start();
  expect(adopted).toMatchObject({ adopted: true, pid });
  await ask(adopted, `drop table if exists song; create table song as select 'Volare' as title`);

  const again = await station.start();
  expect(again).toMatchObject({ adopted: true, pid });
  expect(await ask(again, 'select title from song')).toEqual([{ title: 'Volare' }]);
  await again.stop();
  await expect(stat(join(station.dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a server left behind without durability is not adopted for a station that wants it', async () => {
  const careless = await station.start({ tuning: 'test' });
  const careful = await station.start({ tuning: 'durable' });
  expect(careful.adopted).toBe(false);
  expect(careful.pid).not.toBe(careless.pid);
  expect(await ask(careful, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await careful.stop();
});

test('what was acknowledged survives the killing of the server, even while a backend still computes', async () => {
  const first = await station.start({ tuning: 'durable' });
  await ask(first, `drop table if exists song; create table song as select 'Volare' as title`);
  const busy = new Client(first.connection);
  busy.on('error', () => {});
  await busy.connect();
  const [backend] = (await busy.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
  busy.query('select count(*) from generate_series(1, 1e12::bigint) n where n % 2 = 3').catch(() => {});
  process.kill(first.pid, 'SIGKILL');

  const second = await station.start({ tuning: 'durable' });
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select title from song')).toEqual([{ title: 'Volare' }]);
  expect(await readFile(`/proc/${backend?.pid}/cmdline`, 'utf8').catch(() => '')).toBe('');
  await second.stop();
  busy.end().catch(() => {});
});

test('a pid that has passed to another program of the same user is not taken for the server', async () => {
  const first = await station.start();
  await ask(first, `drop table if exists song; create table song as select 'Volare' as title`);
  const pidFile = join(station.dataDir, 'postgres', 'postmaster.pid');
  const socketLock = join(station.dataDir, 'postgres', '.s.PGSQL.5432.lock');
  const [pidText, lockText] = await Promise.all([readFile(pidFile, 'utf8'), readFile(socketLock, 'utf8')]);
  await first.stop();
  const { uid, gid } = await stat(join(station.dataDir, 'postgres'));
  const stranger: ChildProcess = spawn('sleep', ['60'], { uid, gid });
  try {
    const withStranger = (text: string) => text.replace(String(first.pid), String(stranger.pid));
    await writeFile(pidFile, withStranger(pidText));
    await writeFile(socketLock, withStranger(lockText));
    const second = await station.start();
    expect(second.adopted).toBe(false);
    expect(await ask(second, 'select title from song')).toEqual([{ title: 'Volare' }]);
    expect(stranger.exitCode).toBeNull();
    await second.stop();
  } finally {
    await killHard(stranger);
  }
});
