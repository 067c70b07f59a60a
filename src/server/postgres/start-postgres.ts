import { mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { adoptPostmaster } from './adopt-postmaster.ts';
import { type Binaries, binariesFor, findBinaries } from './binaries.ts';
import { findCluster, settleCluster } from './cluster-location.ts';
import { type PostgresConnection, toConnectionString } from './connection.ts';
import { initCluster, removeDrafts } from './init-cluster.ts';
import { launch } from './launch.ts';
import type { PostgresLog } from './postgres-log.ts';
import { StartRefusal, toStartError } from './postgres-start-error.ts';
import { isPostmasterOf, stopPostmaster } from './postmaster.ts';
import { chooseServerUser, isRoot, run, type ServerUser } from './server-user.ts';
import type { Tuning } from './settings.ts';
import { prepareSocketFolder, removeSocketFolder } from './socket-folder.ts';

export type PostgresOptions = {
  dataDir: string;
  log: PostgresLog;
  database?: string;
  tuning?: Tuning;
  /** Where root keeps what the server's user cannot reach in the clone or the data folder. */
  systemFolder?: string;
};

export type RunningPostgres = {
  connection: PostgresConnection;
  connectionString: string;
  /** True when the server was already running, left behind by an app that was killed. */
  adopted: boolean;
  pid: number;
  isAlive(): Promise<boolean>;
  stop(): Promise<void>;
};

type Site = Required<PostgresOptions> & { logFile: string };

/**
 * Brings up the station's own PostgreSQL in the data folder. The caller holds the lock of the data folder (see
 * `lockDataFolder`): two starts at once on one folder would each take the other's server for one left behind.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const logFile = join(options.dataDir, 'postgres.log');
  try {
    await mkdir(options.dataDir, { recursive: true });
    const defaults = { database: 'station', tuning: 'durable', systemFolder: '/var/lib/antena-1' } as const;
    const dataDir = await realpath(options.dataDir);
    return await start({ ...defaults, ...options, dataDir, logFile: join(dataDir, 'postgres.log') });
  } catch (error) {
    throw toStartError(error, logFile);
  }
}

async function start(site: Site): Promise<RunningPostgres> {
  const { dataDir, database, tuning, systemFolder, logFile, log } = site;
  const packaged = await findBinaries();
  const found = await findCluster(dataDir);
  if (found?.isInitialised) {
    await checkMajor(found.path, packaged);
    const adopted = await adoptPostmaster({ cluster: found.path, database, tuning, version: packaged.version });
    if (adopted) {
      log.info({ pid: adopted.pid }, 'PostgreSQL was left running and is adopted');
      return running(adopted, found.path, true);
    }
  }
  const user = found?.isInitialised ? await userFor(found.path) : await chooseServerUser();
  const binaries = await binariesFor(user, packaged, systemFolder);
  const cluster = await settleCluster(found, { dataDir, user, systemFolder, log });
  await removeDrafts(cluster);
  const init = { cluster, binaries, user, tuning, logFile };
  const isNew = !found?.isInitialised;
  if (isNew) {
    log.info({ cluster }, 'PostgreSQL makes a new cluster');
    await initCluster(init);
  }
  const socketFolder = await prepareSocketFolder(cluster, user);
  const launched = await launch({ ...init, socketFolder, database, isNew });
  log.info({ pid: launched.pid, cluster }, 'PostgreSQL is running');
  return running(launched, cluster, false);
}

function running(
  { pid, connection }: { pid: number; connection: PostgresConnection },
  cluster: string,
  adopted: boolean,
): RunningPostgres {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopPostmaster(pid, cluster).then(() => removeSocketFolder(connection.host, cluster));
    return stopping;
  };
  const isAlive = () => isPostmasterOf(pid, cluster);
  return { pid, connection, connectionString: toConnectionString(connection), adopted, isAlive, stop };
}

/**
 * PostgreSQL runs only as the owner of its cluster, so root runs it as whoever that is. A cluster that root restored
 * from a copy has come back as root's own and is given away first.
 */
async function userFor(cluster: string): Promise<ServerUser> {
  if (!isRoot()) return undefined;
  const { uid, gid } = await stat(cluster);
  if (uid !== 0) return { uid, gid };
  const user = await chooseServerUser();
  const given = await run('chown', ['-Rh', `${user?.uid}:${user?.gid}`, cluster]);
  if (!given.isSuccess) throw new StartRefusal(given.output);
  return user;
}

async function checkMajor(cluster: string, { version }: Binaries): Promise<void> {
  const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version.split('.')[0] === major) return;
  throw new StartRefusal(
    `${cluster} was made by PostgreSQL ${major} and this is ${version}; dump and restore it first`,
  );
}
