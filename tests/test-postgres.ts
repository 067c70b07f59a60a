import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#server/database.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/media-room.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { seedOnce } from '#server/seed-once.ts';
import { openTestRoom } from './test-room.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
    /** Pictures of the demo station, shared by all stations of a run; tests that write media bring their own folder. */
    mediaFolder: string;
  }
}

/**
 * Composing and drawing take longer than most tests: whoever needs sound or covers brings their own. The hunt would lay a chest
 * over whatever a test looks at, and a year of listeners would be copied with every database.
 */
const leftOut = new Set([
  'hunt',
  'listeners',
  'audio',
  'music-sound',
  'music-pictures',
  'music-videos',
  'video-films',
  'podcast-pictures',
  'podcast-sound',
]);

/** One PostgreSQL for the whole run: an empty, migrated template and one with the demo station (without its heavy parts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'station-test-'));
  // The database server runs as another user when root runs the tests.
  await chmod(folder, 0o755);
  const log = createLog('silent');
  const postgres = await startPostgres({ dataDir: folder, log, tuning: 'test' });
  const { host, port, user, password } = postgres.connection;
  const connection = { host, port, user, password };
  await make(connection, 'empty_template', 'template1');
  const pool = new pg.Pool({ ...connection, database: 'empty_template' });
  await migrateDatabase(pool);
  await pool.end();

  await make(connection, 'demo_template', 'empty_template');
  const { room, close } = await openTestRoom({
    connection: { ...connection, database: 'demo_template' },
    dataDir: folder,
  });
  const media = await openMedia({ dataDir: folder, s3: undefined }, log);
  const { demoParts } = await import('../seed/demo.ts');
  await seedOnce({
    room,
    media,
    workFolder: join(folder, 'seed'),
    parts: demoParts.filter((part) => !leftOut.has(part.name)),
    onPicture: () => undefined,
    onProgress: () => undefined,
  });
  await close();

  project.provide('postgres', connection);
  project.provide('mediaFolder', folder);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function make(connection: pg.ClientConfig, name: string, template: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
}
