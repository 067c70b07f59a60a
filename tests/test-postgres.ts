import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isoInZone } from '#kit/zones.ts';
import { createLog } from '#server/log.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { linkFolder } from './link-folder.ts';
import { copyFolder, keptFor } from './prepared/keep.ts';
import { prepare } from './prepared/prepare.ts';
import { hashSources } from './prepared/sources.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
    /** Pictures of the demo station, shared by all stations of a run; tests that write media bring their own folder. */
    mediaFolder: string;
    /** What `prepare` made for this run, to be copied and never to be used in place. */
    prepared: string;
  }
}

/**
 * One PostgreSQL for the whole run, a copy of the one that was prepared for this state of the sources. The guard of the run's
 * folder stops it, since a run that was killed has no chance to.
 */
export default async function setup(project: TestProject): Promise<void> {
  const sources = hashSources('tests/prepared/prepare.ts', ['seed', 'migrations', 'package-lock.json']);
  // The demo's dates are counted from the day of its seeding.
  const today = isoInZone(Date.now(), 'Europe/Rome').slice(0, 10);
  const prepared = await keptFor(`${today}-${sources}`, prepare);
  const folder = await mkdtemp(join(tmpdir(), 'station-test-'));
  // The database server runs as another user when root runs the tests.
  await chmod(folder, 0o755);
  await copyFolder(join(prepared, 'postgres'), folder);
  await linkFolder(join(prepared, 'media'), join(folder, 'media'));
  const postgres = await startPostgres({ dataDir: folder, log: createLog('silent'), tuning: 'test' });
  const { host, port, user, password } = postgres.connection;

  project.provide('postgres', { host, port, user, password });
  project.provide('mediaFolder', folder);
  project.provide('prepared', prepared);
}
