import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../temp-folder.ts';
import { copyDatabase } from '../test-station.ts';
import { databaseUrl } from './station-database.ts';
import { spawnStation } from './station-process.ts';

const dataDir = await makeTempFolder('refused');

/** What a start says that does not come to anything. */
async function refusal(name: string, DATABASE_URL: string): Promise<string> {
  const started = spawnStation({ DATA_DIR: join(dataDir, name), DATABASE_URL, LOG_LEVEL: 'error' });
  return started.then(
    () => 'it started',
    ({ message }: Error) => message.replace('the station ended:\n', '').trim(),
  );
}

test('[FAULT-04] older code on a newer database, and a database that is not there, end the start with one sentence', async () => {
  const connection = await copyDatabase('empty');
  const client = new pg.Client(connection);
  await client.connect();
  const nextYear = Date.UTC(2099, 0, 1);
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', ${nextYear})`);
  await client.end();
  const refused = await Promise.all([
    refusal('older', databaseUrl(connection)),
    refusal('stranger', databaseUrl({ ...connection, password: 'not the password' })),
    refusal('nowhere', 'postgresql://station:secret@127.0.0.1:1/station'),
  ]);
  expect(refused).toEqual([
    'The database was last used by a newer version of the station (its tables are of 2099-01-01): start that version or a later one.',
    expect.stringMatching(/^DATABASE_URL: no database there: password authentication failed.*$/),
    expect.stringMatching(/^DATABASE_URL: no database there: connect ECONNREFUSED.*$/),
  ]);
});
