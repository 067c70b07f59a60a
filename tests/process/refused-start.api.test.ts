import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startServices } from '#server/start-services.ts';
import { makeTempFolder } from '../temp-folder.ts';
import { copyDatabase } from '../test-station.ts';
import { databaseUrl } from './station-database.ts';
import { spawnStation } from './station-process.ts';

const dataDir = await makeTempFolder('refused');

/** What a start says that does not come to anything. */
function refusal(started: Promise<unknown>): Promise<string> {
  return started.then(
    () => 'it started',
    ({ message }: Error) => message.replace('the station ended:\n', '').trim(),
  );
}

const envOf = (name: string, DATABASE_URL: string) => ({
  DATA_DIR: join(dataDir, name),
  DATABASE_URL,
  LOG_LEVEL: 'error',
});

/** What a process would print before it ends, without the process. */
function fault(name: string, address: string): Promise<string> {
  const config = readConfig({ ...envOf(name, address), NODE_ENV: 'development' });
  return refusal(startServices(config, createLog('silent')));
}

test('[FAULT-04] older code on a newer database, and a database that is not there, end the start with one sentence', async () => {
  const connection = await copyDatabase('empty');
  const client = new pg.Client(connection);
  await client.connect();
  const nextYear = Date.UTC(2099, 0, 1);
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', ${nextYear})`);
  await client.end();
  const refused = await Promise.all([
    refusal(spawnStation(envOf('older', databaseUrl(connection)))),
    fault('stranger', databaseUrl({ ...connection, password: 'not the password' })),
    fault('nowhere', 'postgresql://station:secret@127.0.0.1:1/station'),
  ]);
  expect(refused).toEqual([
    'The database was last used by a newer version of the station (its tables are of 2099-01-01): start that version or a later one.',
    expect.stringMatching(/^DATABASE_URL: no database there: password authentication failed.*$/),
    expect.stringMatching(/^DATABASE_URL: no database there: connect ECONNREFUSED.*$/),
  ]);
});
