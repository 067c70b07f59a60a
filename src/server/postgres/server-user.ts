import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** PostgreSQL refuses to run as root, so root lends it another user; everyone else runs it as themselves (undefined). */
export type ServerUser = { uid: number; gid: number } | undefined;

export type Outcome = { isSuccess: boolean; output: string };

const ownName = 'antena-postgres';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export async function chooseServerUser(): Promise<ServerUser> {
  if (!isRoot()) return undefined;
  const existing = (await lookUp('postgres')) ?? (await lookUp(ownName));
  if (existing) return existing;
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ownName]);
  const made = (await lookUp(ownName)) ?? (await lookUp('nobody'));
  if (!made) throw new Error('no user to run it as: root found neither "postgres" nor "nobody" and could not add one');
  return made;
}

/** The program sees none of our own environment: its secrets are not the database's, and PG* settings would mislead it. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH } = process.env;
  return { PATH: `${PATH ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`, LD_LIBRARY_PATH, DYLD_LIBRARY_PATH, LC_ALL: 'C' };
}

export function run(command: string, args: string[], user?: ServerUser): Promise<Outcome> {
  // The working folder of the app may be closed to the user.
  const options = { cwd: '/', env: serverEnvironment(), maxBuffer: 16 * 1024 * 1024, ...user };
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const output = [stdout, stderr, error && !stderr ? error.message : ''].join('\n').trim();
      resolve({ isSuccess: error === null, output });
    });
  });
}

/** Asks the kernel by really entering and writing as the user: modes alone say nothing of ACLs, mounts or a closed parent. */
export async function canWriteBelow(folder: string, user: ServerUser): Promise<boolean> {
  if (!user) return true;
  const probe = await mkdtemp(join(folder, '.reach-'));
  try {
    await chown(probe, user.uid, user.gid);
    return (await run('/bin/sh', ['-c', 'cd "$1" && : > here', 'sh', probe], user)).isSuccess;
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

export async function canRead(file: string, user: ServerUser): Promise<boolean> {
  if (!user) return true;
  return (await run('/bin/sh', ['-c', 'test -r "$1"', 'sh', file], user)).isSuccess;
}

export async function giveTo(user: ServerUser, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

async function lookUp(name: string): Promise<ServerUser> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  if (!uid.isSuccess || !gid.isSuccess || Number(uid.output) === 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}
