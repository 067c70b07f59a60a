import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The server has a core of its own, and so has whoever loads it: else the one measures the other's hunger. */
export const cores = { server: 0, load: 1 } as const;
export type Core = (typeof cores)[keyof typeof cores];

export const canPin = availableParallelism() > 1 && isInstalled('taskset');

export function isInstalled(command: string): boolean {
  return spawnSync('which', [command], { stdio: 'ignore' }).status === 0;
}

export function pinnedCommand(core: Core, command: string, given: string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', String(core), command, ...given]] : [command, given];
}

/** Binds a running process and all its threads. Processes that it started before, like PostgreSQL, stay free. */
export function pinProcess(core: Core, pid: number): void {
  if (!canPin) return;
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`process ${pid} could not be bound to core ${core}: ${stderr}`);
}
