import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isRoot, run } from './server-user.ts';
import { ask, makeStationFolder, type StationFolder } from './station-folder.fixture.ts';

// Seconds on a quiet machine; a busy one may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

async function newStation(wish?: Parameters<typeof makeStationFolder>[0]): Promise<StationFolder> {
  const station = await makeStationFolder(wish);
  onTestFinished(station.remove);
  return station;
}

test('a station keeps durably what was written before it was stopped', async () => {
  const station = await newStation();
  const first = await station.start({ tuning: 'durable' });
  expect(first.adopted).toBe(false);
  await ask(first, `create table song (title text); insert into song values ('Volare')`);
  await first.stop();
  await first.stop();

  const second = await station.start({ tuning: 'durable' });
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select title from song')).toEqual([{ title: 'Volare' }]);
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'jit', 'listen_addresses'];
  const rows = await ask<{ setting: string }>(
    second,
    `select current_setting(name) as setting from unnest('{${names}}'::text[]) with ordinality as t (name, n) order by n`,
  );
  expect(rows.map((row) => row.setting)).toEqual(['on', 'on', 'on', 'on', 'off', '']);
  expect(station.said).toContain('PostgreSQL makes a new cluster');
  await second.stop();
});

test('the database is closed to strangers and ready for the station', async () => {
  const station = await newStation({ hasCluster: true });
  const server = await station.start();
  const intruder = new Client({ ...server.connection, password: 'guess' });
  await expect(intruder.connect()).rejects.toMatchObject({ code: '28P01' });
  const cluster = join(station.dataDir, 'postgres');
  expect((await stat(cluster)).mode & 0o777).toBe(0o700);
  expect((await stat(join(cluster, 'station.password'))).mode & 0o777).toBe(0o600);
  const nobody = { uid: 65534, gid: 65534 };
  if (isRoot()) expect((await run('/bin/sh', ['-c', `cd ${cluster}`], nobody)).isSuccess).toBe(false);

  const roles = await ask(server, 'select rolname, rolsuper from pg_roles where rolname = current_user');
  expect(roles).toEqual([{ rolname: 'station', rolsuper: false }]);
  await ask(server, 'create extension pg_trgm; create extension unaccent');
  // Typographic quotes and dashes are no letters for the search.
  const words = await ask(server, `select to_tsvector('italian', '“città” — l’amore')::text as found`);
  expect(words).toEqual([{ found: `'amor':3 'citt':1` }]);

  if (process.platform === 'linux') {
    // A session of its own, so that Ctrl-C in the terminal of the app does not reach it.
    const fields = (await readFile(`/proc/${server.pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
    expect(fields.slice(2, 4)).toEqual([String(server.pid), String(server.pid)]);
  }
  await server.stop();
});

test('a path too long for a socket moves only the socket, and the server is still adopted', async () => {
  const station = await newStation({ inside: join('a'.repeat(60), 'b, "c" '.repeat(8), 'var'), hasCluster: true });
  const first = await station.start();
  await ask(first, `create table song as select 'Volare' as title`);
  expect(first.connection.host.startsWith(station.dataDir)).toBe(false);
  const folder = await stat(first.connection.host);
  expect(folder.mode & 0o777).toBe(0o700);
  const second = await station.start();
  expect(second).toMatchObject({ adopted: true, pid: first.pid });
  expect(await ask(second, 'select title from song')).toEqual([{ title: 'Volare' }]);
  await second.stop();
  await expect(stat(first.connection.host)).rejects.toThrow('ENOENT');
});

test('a start that was killed while it made the cluster does not disturb the next one', async () => {
  const station = await newStation();
  const app = station.startApp();
  const draft = async () => (await readdir(station.dataDir)).find((name) => name.startsWith('postgres.init-'));
  const isHalfway = async () =>
    stat(join(station.dataDir, (await draft()) ?? '', 'cluster', 'base')).catch(() => undefined);
  await expect.poll(isHalfway, { interval: 10 }).toBeTruthy();
  const ended = once(app, 'exit');
  app.kill('SIGKILL');
  await ended;
  const server = await station.start();
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  // The orphaned initdb may have been writing during the first clean-up; it is over by now.
  await (await station.start()).stop();
  expect((await readdir(station.dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
});

test('a cluster of another major version is refused in one line that names the reason and the log', async () => {
  const station = await newStation();
  const cluster = join(station.dataDir, 'postgres');
  await mkdir(cluster);
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  const refusal = `PostgreSQL cannot start: ${cluster} was made by PostgreSQL 17`;
  const error: Error = await station.start().then(
    () => new Error('it started'),
    (reason: Error) => reason,
  );
  expect(error).toMatchObject({ name: 'PostgresStartError', message: expect.stringContaining(refusal) });
  expect(error.message).toContain(`(log: ${join(station.dataDir, 'postgres.log')})`);
  expect(error.message).not.toContain('\n');
});

test('a folder that is no cluster is refused and left alone', async () => {
  const station = await newStation();
  const stranger = join(station.dataDir, 'postgres', 'holiday.jpg');
  await mkdir(join(station.dataDir, 'postgres'));
  await writeFile(stranger, 'sea');
  await expect(station.start()).rejects.toThrow('is not a PostgreSQL cluster');
  expect(await readFile(stranger, 'utf8')).toBe('sea');
});

test('a grown log is put aside, and what the server says is the reason when it cannot start', async () => {
  const station = await newStation({ hasCluster: true });
  await writeFile(join(station.dataDir, 'postgres', 'postgresql.auto.conf'), "max_connections = 'many'\n");
  const logFile = join(station.dataDir, 'postgres.log');
  await writeFile(logFile, '');
  await truncate(logFile, 11 * 1024 * 1024);
  await expect(station.start()).rejects.toThrow(
    /cannot start: .*configuration file .*postgresql.auto.conf.* contains errors/,
  );
  expect((await stat(logFile)).size).toBeLessThan(100_000);
  expect((await stat(`${logFile}.1`)).size).toBe(11 * 1024 * 1024);
});
