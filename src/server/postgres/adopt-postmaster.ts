import { describeConnection, type PostgresConnection, waitForDatabase } from './connection.ts';
import { readPassword } from './init-cluster.ts';
import { isPostmasterOf, readPostmasterFile, removeLockFilesOfStranger, stopPostmaster } from './postmaster.ts';
import { onOff, type Tuning } from './settings.ts';

type Wanted = { cluster: string; database: string; tuning: Tuning; version: string };
type Adopted = { pid: number; connection: PostgresConnection };

/** Takes over a server that outlived its app; one that cannot be used as it is, is stopped so that a fresh one can start. */
export async function adoptPostmaster({ cluster, database, tuning, version }: Wanted): Promise<Adopted | undefined> {
  const file = await readPostmasterFile(cluster);
  if (!file) return undefined;
  const { pid, socketFolder } = file;
  const isAlive = () => isPostmasterOf(pid, cluster);
  if (!(await isAlive())) {
    await removeLockFilesOfStranger(file, cluster);
    return undefined;
  }
  const connection = describeConnection(socketFolder, await readPassword(cluster), database);
  const patience = { silentMs: 2_000, recoveringMs: 10 * 60_000, isAlive };
  const facts = await waitForDatabase(connection, patience).catch(() => undefined);
  const isFit = facts?.version === version && facts.fsync === onOff(tuning === 'durable') && facts.cluster === cluster;
  if (isFit && (await isAlive())) return { pid, connection };
  await stopPostmaster(pid, cluster);
  return undefined;
}
