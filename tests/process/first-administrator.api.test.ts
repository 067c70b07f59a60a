import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { goodPassword } from '#domains/accounts/server/people.test-helper.ts';
import { afterwards } from '../afterwards.ts';
import { root } from '../house/imports.ts';
import { copyDatabase } from '../test-station.ts';
import { databaseUrl } from './station-database.ts';
import { quickStart, type StationProcess, spawnStation } from './station-process.ts';

const run = promisify(execFile);
const printed = ({ output }: StationProcess) => /\/redazione\/inizio#([\w-]+)/.exec(output())?.[1];

async function printedBy(station: StationProcess): Promise<string> {
  await expect.poll(() => printed(station)).toBeDefined();
  return printed(station) ?? '';
}

async function begin(shared: Record<string, string>): Promise<StationProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'station-empty-'));
  const station = await spawnStation({ ...shared, DATA_DIR: folder });
  afterwards(async () => {
    station.kill('SIGKILL');
    await station.ended;
    await rm(folder, { recursive: true, force: true });
  });
  return station;
}

test('[DESK-14] every process of an empty station prints an address, the first one used ends them all, and a command lets in whoever is locked out', async () => {
  const connection = await copyDatabase('empty');
  const shared = {
    AUTH_SECRET: 'a secret that all processes of one test share',
    DATABASE_URL: databaseUrl(connection),
  };
  const [one, two] = await Promise.all([begin(shared), begin(shared)]);
  const keys = [await printedBy(one), await printedBy(two)];
  const create = (station: StationProcess, key = '') =>
    fetch(`${station.url}/api/v1/setup/createFirstAdministrator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, name: 'Lucia Ferri', email: 'lucia@example.org', password: goodPassword }),
    });
  expect((await create(two, keys[0])).status).toBe(200);
  expect((await create(one, keys[1])).status).toBe(403);
  one.kill('SIGTERM');
  await one.ended;
  const again = await begin(shared);
  expect(again.output()).not.toContain('/redazione/inizio');

  const env = { ...process.env, ...shared, LOG_LEVEL: 'silent' };
  const command = (...args: string[]) =>
    run(process.execPath, [...quickStart, join(root, 'scripts/admin.ts'), ...args], { env });
  await expect(command('--email', 'nobody')).rejects.toThrow(/Say whom/);
  const { stdout } = await command('--email', 'carlo@example.org', '--name', 'Carlo Neri');
  expect(stdout).toMatch(
    /carlo@example\.org is an administrator, with a new account.*screen=resetPassword&userId=\d+&token=/s,
  );
  const database = new pg.Client(connection);
  await database.connect();
  afterwards(() => database.end());
  const { rows } = await database.query(
    'select name, role from staff_roles join users on users.id = user_id order by name',
  );
  expect(rows).toEqual([
    { name: 'Carlo Neri', role: 'administrator' },
    { name: 'Lucia Ferri', role: 'administrator' },
  ]);
});
