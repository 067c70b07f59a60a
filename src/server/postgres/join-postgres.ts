import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describeConnection, type PostgresConnection } from './connection.ts';
import { readPassword } from './init-cluster.ts';
import { isPostmasterOf, readPostmasterFile } from './postmaster.ts';

/** The way into the server that a running station has started in this data folder. It is the station's to stop. */
export async function joinPostgres(dataDir: string, database = 'station'): Promise<PostgresConnection> {
  const cluster = await realpath(join(dataDir, 'postgres'));
  const file = await readPostmasterFile(cluster);
  if (!file || !(await isPostmasterOf(file.pid, cluster))) {
    throw new Error(`a process holds ${dataDir}, but its database is not up: try again when the station answers`);
  }
  return describeConnection(file.socketFolder, await readPassword(cluster), database);
}
