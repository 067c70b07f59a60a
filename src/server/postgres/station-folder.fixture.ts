import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import { findCluster } from './cluster-location.ts';
import { readPostmasterFile, stopPostmaster } from './postmaster.ts';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts';

/** A throw-away data folder with everything that was started in it. */
export type StationFolder = {
  parent: string;
  dataDir: string;
  systemFolder: string;
  said: string[];
  start(options?: Partial<PostgresOptions>): Promise<RunningPostgres>;
  /** The app as a process of its own, to be killed. */
  startApp(): ChildProcess;
  remove(): Promise<void>;
};

type Wish = {
  /** Where the data folder lies in the throw-away one. */
  inside?: string;
  /** With a cluster in it that was shut down well, for whoever does not look at how one is made. */
  hasCluster?: boolean;
};

export async function makeStationFolder({ inside = 'var', hasCluster = false }: Wish = {}): Promise<StationFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'antena-test-'));
  // mkdtemp closes it to everybody else, also to the server's user.
  await chmod(parent, 0o755);
  const dataDir = join(parent, inside);
  const systemFolder = join(parent, 'system');
  await mkdir(dataDir, { recursive: true });
  // With owners and modes, since a cluster is only accepted from its own user.
  if (hasCluster) await promisify(execFile)('cp', ['-a', await readyCluster(), dataDir]);
  const apps: ChildProcess[] = [];
  const said: string[] = [];
  const say = (_facts: object, message: string) => void said.push(message);
  const log = { info: say, warn: say, error: say };
  return {
    parent,
    dataDir,
    systemFolder,
    said,
    start: (options) => startPostgres({ dataDir, systemFolder, log, tuning: 'test', ...options }),
    startApp: () => {
      const app = runFixture('app-process.fixture.ts', dataDir, systemFolder);
      apps.push(app);
      return app;
    },
    remove: async () => {
      for (const app of apps) await killHard(app);
      const home = await findCluster(dataDir).catch(() => undefined);
      const server = home && (await readPostmasterFile(home.path));
      if (server) await stopPostmaster(server.pid, home.path);
      await rm(parent, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

let ready: Promise<string> | undefined;

/** Made once for all files of a worker, in the run's own folder. */
function readyCluster(): Promise<string> {
  ready ??= makeCluster();
  return ready;
}

async function makeCluster(): Promise<string> {
  const { dataDir, start } = await makeStationFolder();
  await (await start()).stop();
  return join(dataDir, 'postgres');
}

export function runFixture(name: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, name), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

export async function firstLineOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the process has no output to read');
  for await (const line of createInterface(child.stdout)) return line;
  throw new Error('the process ended without a line');
}

export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export async function ask<Row extends QueryResultRow>(server: RunningPostgres, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
