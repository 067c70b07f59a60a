import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { prepareAir } from '#domains/live/server/on-air.test-helper.ts';
import { createLog } from '#server/log.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { copyFolder } from '../prepared/keep.ts';
import { makeTempFolder } from '../temp-folder.ts';

/** A data folder of a station's own, with a copy of the stopped cluster that was prepared for this run. */
async function makeDataFolder(): Promise<string> {
  const folder = await makeTempFolder('chaos');
  // The database server runs as another user when root runs the tests.
  await chmod(folder, 0o755);
  await copyFolder(join(inject('prepared'), 'postgres'), folder);
  return folder;
}

/** One with the demo's rows and tones to play. */
export async function makeSoundingFolder(): Promise<string> {
  const folder = await makeDataFolder();
  const postgres = await startPostgres({ dataDir: folder, log: createLog('silent') });
  const client = new pg.Client({ ...postgres.connection, database: 'postgres' });
  await client.connect();
  await client.query('drop database station');
  await client.query('create database station template demo_template');
  await client.end();
  await prepareAir({ mediaFolder: folder, connection: postgres.connection });
  await postgres.stop();
  return folder;
}
