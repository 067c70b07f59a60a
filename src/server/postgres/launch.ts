import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.ts';
import { describeConnection, type PostgresConnection, waitForDatabase } from './connection.ts';
import { type InitOptions, readPassword } from './init-cluster.ts';
import { StartRefusal } from './postgres-start-error.ts';
import { endWhatHolds, stopPostmaster } from './postmaster.ts';
import { reasonInLog } from './reason-in-log.ts';
import { serverEnvironment } from './server-user.ts';
import { fixedSettings } from './settings.ts';

export type LaunchOptions = InitOptions & { socketFolder: string; database: string; isNew: boolean };
export type Launched = { child: ChildProcess; pid: number; connection: PostgresConnection };

const logLimitBytes = 10 * 1024 * 1024;
const retryMs = 15_000;
const patientRetryMs = 1_000;
const passingTrouble = /pre-existing shared memory|lock file ".*" already exists|is another postmaster/i;

/** What a killed server leaves behind can be in the way for a moment: wait for it, then end it, then give up. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const begin = Date.now();
  await rotateLog(options.logFile);
  for (;;) {
    try {
      return await launchOnce(options);
    } catch (error) {
      const isPassing = error instanceof StartRefusal && passingTrouble.test(error.message);
      const elapsedMs = Date.now() - begin;
      if (!isPassing || elapsedMs > retryMs) throw error;
      if (elapsedMs > patientRetryMs) await endWhatHolds(options.cluster);
      await sleep(200);
    }
  }
}

async function launchOnce({
  cluster,
  binaries,
  user,
  tuning,
  logFile,
  socketFolder,
  database,
  isNew,
}: LaunchOptions): Promise<Launched> {
  const settings = Object.entries(fixedSettings(tuning, socketFolder)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = await open(logFile, 'a', 0o600);
  const { size: logBegin } = await log.stat();
  const child = spawn(program(binaries.root, 'postgres'), ['-D', cluster, ...settings], {
    cwd: '/',
    env: serverEnvironment(),
    // The log is opened by us, so that it may lie where the server's user cannot go.
    stdio: ['ignore', log.fd, log.fd],
    // A session of its own: Ctrl-C in the app's terminal is for the app, which stops the server after its own work.
    detached: true,
    ...user,
  });
  const ended = once(child, 'exit').catch((error: Error) => [error.message]);
  child.unref();
  await log.close();
  const { pid } = child;
  if (pid === undefined) throw new StartRefusal(`the server process could not be made: ${String((await ended)[0])}`);
  const connection = describeConnection(socketFolder, await readPassword(cluster), database);
  const isAlive = async () => child.exitCode === null && child.signalCode === null;
  try {
    await waitForDatabase(connection, { silentMs: 20_000, recoveringMs: 10 * 60_000, isAlive, isNew });
    return { child, pid, connection };
  } catch (error) {
    await Promise.race([ended, sleep(500)]);
    if (await isAlive()) {
      await stopPostmaster(pid, cluster);
      throw error;
    }
    throw new StartRefusal(await lastReason(logFile, logBegin), { cause: error });
  }
}

async function lastReason(logFile: string, from: number): Promise<string> {
  const handle = await open(logFile, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64 * 1024), position: from });
    return reasonInLog(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function rotateLog(logFile: string): Promise<void> {
  const found = await stat(logFile).catch(() => undefined);
  if (found && found.size > logLimitBytes) await rename(logFile, `${logFile}.1`);
}
