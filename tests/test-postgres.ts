import type { TestProject } from 'vitest/node';
import { createLog } from '#server/log.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { takePrepared } from './prepared/take.ts';

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
  const { prepared, folder } = await takePrepared();
  const postgres = await startPostgres({ dataDir: folder, log: createLog('silent'), tuning: 'test' });
  const { host, port, user, password } = postgres.connection;

  project.provide('postgres', { host, port, user, password });
  project.provide('mediaFolder', folder);
  project.provide('prepared', prepared);
}
