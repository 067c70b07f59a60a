import { createHash } from 'node:crypto';
import { lstat, mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefusal } from './postgres-start-error.ts';
import { canWriteBelow, giveTo, type ServerUser } from './server-user.ts';
import { databasePort } from './settings.ts';

/** What the kernel's sockaddr_un holds, without the closing zero. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103;

/**
 * The socket lives in the cluster, which only the server's user (and root) may enter. Where that path is too long for
 * a socket it moves to a private folder of the temp dir; postmaster.pid remembers which, so that it can be adopted.
 */
export async function prepareSocketFolder(cluster: string, user: ServerUser): Promise<string> {
  if (fits(cluster)) return cluster;
  const name = `antena-${shortHash(cluster)}`;
  for (const parent of [...new Set([tmpdir(), '/tmp'])]) {
    const folder = join(parent, name);
    if (!fits(folder) || !(await canWriteBelow(parent, user).catch(() => false))) continue;
    await makePrivate(folder, user);
    return folder;
  }
  throw new StartRefusal(`the path ${cluster} is too long for a Unix socket and no temp folder serves instead`);
}

export async function removeSocketFolder(folder: string, cluster: string): Promise<void> {
  // Only ever an empty folder of ours: what still lies in it belongs to a running server.
  if (folder !== cluster) await rmdir(folder).catch(() => {});
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${databasePort}`)) <= longestSocketPath;
}

/** The name can be guessed and the temp dir is everybody's: what stands there must be a folder of ours, not a trap. */
async function makePrivate(folder: string, user: ServerUser): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).then(
    () => giveTo(user, folder),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const found = await lstat(folder);
  const owner = user?.uid ?? process.getuid?.();
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return;
  throw new StartRefusal(`the socket folder ${folder} belongs to somebody else; remove it`);
}
