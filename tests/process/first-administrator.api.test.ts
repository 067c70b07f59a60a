import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { goodPassword } from '#domains/accounts/server/people.test-helper.ts';
import { inviteFirstAdministrator } from '#domains/accounts/server/setup/invite-first-administrator.ts';
import { letAdministratorIn } from '#domains/accounts/server/setup/let-administrator-in.ts';
import { afterwards } from '../afterwards.ts';
import { root } from '../house/imports.ts';
import { makeTempFolder } from '../temp-folder.ts';
import { testSecret } from '../test-context.ts';
import { openTestStation } from '../test-station.ts';
import { databaseUrl } from './station-database.ts';
import { quickStart, type StationProcess, spawnStation } from './station-process.ts';

const run = promisify(execFile);
const keyIn = (text = '') => /\/redazione\/inizio#([\w-]+)/.exec(text)?.[1];

async function printedBy(station: StationProcess): Promise<string> {
  await expect.poll(() => keyIn(station.output())).toBeDefined();
  return keyIn(station.output()) ?? '';
}

test('[DESK-14] every process of an empty station prints an address, the first one used ends them all, and a command lets in whoever is locked out', async () => {
  const two = await openTestStation({ content: 'empty' });
  const { connection } = two;
  const shared = { AUTH_SECRET: testSecret, DATABASE_URL: databaseUrl(connection) };
  const one = await spawnStation({ ...shared, DATA_DIR: await makeTempFolder('station-empty') });
  afterwards(async () => {
    one.kill('SIGKILL');
    await one.ended;
  });
  // What a start prints at its end, of a second process.
  const invited = () => inviteFirstAdministrator(two.context, two.url);
  const keys = [await printedBy(one), keyIn(await invited())];
  expect(keys[1]).toBeDefined();
  const create = (station: { url: string }, key = '') =>
    fetch(`${station.url}/api/v1/setup/createFirstAdministrator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, name: 'Lucia Ferri', email: 'lucia@example.org', password: goodPassword }),
    });
  expect((await create(two, keys[0])).status).toBe(200);
  expect((await create(one, keys[1])).status).toBe(403);
  expect(await invited()).toBeUndefined();

  const env = { ...process.env, ...shared, LOG_LEVEL: 'silent' };
  const command = (...args: string[]) =>
    run(process.execPath, [...quickStart, join(root, 'scripts/admin.ts'), ...args], { env });
  const wish = { email: 'nobody', name: 'Nobody', withoutSecondFactor: false };
  const letIn = letAdministratorIn(two.context.db, wish, { secret: testSecret, now: new Date() });
  await expect(letIn).rejects.toThrow(/Say whom/);
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
