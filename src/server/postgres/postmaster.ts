import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './is-running.ts';
import { run } from './server-user.ts';
import { databasePort } from './settings.ts';

export type PostmasterFile = { pid: number; socketFolder: string; status: string };

const fastStopMs = 10_000;
const forcedStopMs = 5_000;

/** postmaster.pid: pid, data folder, start, port, socket folder, address, shared memory key, status; one a line. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] || cluster, status: lines[7] ?? '' };
}

/** A pid alone proves nothing, since the number may have passed to another program. A zombie counts as gone. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const args = await argumentsOf(pid);
  if (basename(args[0] ?? '') !== 'postgres') return false;
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === undefined ? args.join(' ').includes(cluster) : workingFolder === cluster;
}

/** PostgreSQL would refuse to start while the pid in its lock files lives, even as another program of the same user. */
export async function removeLockFilesOfStranger({ pid, socketFolder }: PostmasterFile, cluster: string): Promise<void> {
  if (!isRunning(pid)) return;
  const socket = join(socketFolder, `.s.PGSQL.${databasePort}`);
  for (const file of [socket, `${socket}.lock`, join(cluster, 'postmaster.pid')]) await rm(file, { force: true });
}

/** Fast shutdown, then immediate, then by force: the cluster survives each of them, only the next start takes longer. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', fastStopMs],
    ['SIGQUIT', forcedStopMs],
    ['SIGKILL', forcedStopMs],
  ];
  for (const [signal, patienceMs] of steps) {
    if (!(await isPostmasterOf(pid, cluster))) return;
    send(pid, signal);
    if (await isGoneWithin(patienceMs, pid, cluster)) return;
  }
  throw new Error(`the server process ${pid} does not stop`);
}

/**
 * Backends outlive a killed postmaster while they compute, and hold the shared memory that the next one needs. With
 * their postmaster gone the crash has already happened: ending them loses nothing that was acknowledged. A postmaster
 * that still lives (somebody removed its pid file) is stopped in its own way first.
 */
export async function endWhatHolds(cluster: string): Promise<void> {
  const inside = await processesInside(cluster);
  for (const { pid, title } of inside) if (basename(title) === 'postgres') await stopPostmaster(pid, cluster);
  for (const { pid, title } of await processesInside(cluster)) if (title.startsWith('postgres: ')) send(pid, 'SIGKILL');
}

async function processesInside(folder: string): Promise<{ pid: number; title: string }[]> {
  const inside: { pid: number; title: string }[] = [];
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const workingFolder = await readlink(`/proc/${name}/cwd`).catch(() => '');
    if (workingFolder === folder) inside.push({ pid: Number(name), title: (await argumentsOf(Number(name)))[0] ?? '' });
  }
  return inside;
}

async function isGoneWithin(patienceMs: number, pid: number, cluster: string): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (!(await isPostmasterOf(pid, cluster))) return true;
    await sleep(20);
  }
  return false;
}

async function argumentsOf(pid: number): Promise<string[]> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return line.split('\0');
  }
  const { isSuccess, output } = await run('ps', ['-o', 'args=', '-p', String(pid)]);
  return isSuccess ? output.split(' ') : [];
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
