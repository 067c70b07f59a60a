import {
  access,
  chmod,
  lstat,
  mkdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { PostgresLog } from './postgres-log.ts';
import { StartRefusal } from './postgres-start-error.ts';
import { readPostmasterFile, stopPostmaster } from './postmaster.ts';
import { canRead, canWriteBelow, giveTo, isRoot, type ServerUser } from './server-user.ts';
import { shortHash } from './socket-folder.ts';

/** Where nobody but root may enter the data folder, the cluster lives in the system folder and is linked from here. */
export type ClusterLocation = { path: string; isInPlace: boolean; isInitialised: boolean };

export type Ground = { dataDir: string; user: ServerUser; systemFolder: string; log: PostgresLog };

/** Beside a cluster in the system folder: the data folder it belongs to. */
const ownerNote = 'data-folder';

export async function findCluster(dataDir: string): Promise<ClusterLocation | undefined> {
  const link = join(dataDir, 'postgres');
  await finishMove(link);
  const found = await lstat(link).catch(() => undefined);
  if (!found) return undefined;
  const path = found.isSymbolicLink() ? await followLink(link) : link;
  await refuseStrangers(path);
  const isInitialised = await exists(join(path, 'PG_VERSION'));
  if (!isInitialised) await removeEmpty(path);
  return { path, isInPlace: path === link, isInitialised };
}

/** Gives the cluster a place that the server's user can reach, moving it when the way to it has been closed since. */
export async function settleCluster(found: ClusterLocation | undefined, ground: Ground): Promise<string> {
  const { dataDir, user } = ground;
  const link = join(dataDir, 'postgres');
  if (found?.isInitialised) {
    if (await canRead(join(found.path, 'PG_VERSION'), user)) return found.path;
    if (!found.isInPlace) throw new StartRefusal(`the folder ${found.path} cannot be entered by the server's user`);
    return moveIntoSystem(link, await makePlace(ground));
  }
  if (found && !found.isInPlace) return found.path;
  if (await canWriteBelow(dataDir, user)) return link;
  const place = await makePlace(ground);
  await symlink(join(place, 'cluster'), link);
  return join(place, 'cluster');
}

export function placeOf(dataDir: string, systemFolder: string): string {
  return join(systemFolder, shortHash(dataDir));
}

async function makePlace({ dataDir, user, systemFolder, log }: Ground): Promise<string> {
  const place = placeOf(dataDir, systemFolder);
  await mkdir(systemFolder, { recursive: true });
  await chmod(systemFolder, 0o755);
  const previous = await setAside(place);
  if (previous) log.warn({ previous }, 'an earlier database of this data folder, whose link is gone, is set aside');
  await mkdir(place, { mode: 0o700 });
  await giveTo(user, place);
  await writeFile(join(place, ownerNote), dataDir);
  if (await canWriteBelow(place, user)) return place;
  throw new StartRefusal(`neither ${dataDir} nor ${place} can be entered by the server's user`);
}

/** Somebody deleted the data folder and began anew: the old data must not come back, nor vanish for good unasked. */
async function setAside(place: string): Promise<string | undefined> {
  const cluster = join(place, 'cluster');
  if (!(await exists(cluster))) {
    await rm(place, { recursive: true, force: true });
    return undefined;
  }
  const leftBehind = await readPostmasterFile(cluster);
  if (leftBehind) await stopPostmaster(leftBehind.pid, cluster);
  const previous = `${place}.previous`;
  await rm(previous, { recursive: true, force: true });
  await rename(place, previous);
  return previous;
}

async function refuseStrangers(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!found || isRoot() || found.uid === process.getuid?.()) return;
  throw new StartRefusal(`${path} belongs to user ${found.uid}: start as that user or as root`);
}

async function removeEmpty(path: string): Promise<void> {
  await rmdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT')
      throw new StartRefusal(`${path} is there but is not a PostgreSQL cluster`, { cause: error });
  });
}

async function followLink(link: string): Promise<string> {
  const target = resolve(dirname(link), await readlink(link));
  const place = await realpath(dirname(target)).catch(() => {
    throw new StartRefusal(
      `${link} points to ${target}, which is gone; remove the link to begin with an empty database`,
    );
  });
  await checkOwner(place, link);
  const path = join(place, basename(target));
  return realpath(path).catch(() => path);
}

/** A copied data folder carries a copy of the link; two stations on one cluster would be the ruin of both. */
async function checkOwner(place: string, link: string): Promise<void> {
  const note = join(place, ownerNote);
  const owner = await readFile(note, 'utf8').catch(() => undefined);
  const dataDir = dirname(link);
  if (owner === undefined || owner === dataDir) return;
  const ownersPlace = await realpath(join(owner, 'postgres')).then(dirname, () => undefined);
  if (ownersPlace === place)
    throw new StartRefusal(`${dataDir} is a copy of ${owner} and its database is still that one's`);
  await writeFile(note, dataDir);
}

/** The new link stands ready before the cluster leaves, so that a kill at any moment leaves a way to it. */
async function moveIntoSystem(link: string, place: string): Promise<string> {
  const target = join(place, 'cluster');
  const draft = `${link}.link`;
  await rm(draft, { force: true });
  await symlink(target, draft);
  await rename(link, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { force: true });
    throw new StartRefusal(
      `${link} can no longer be entered by the server's user and cannot be moved: ${error.message}`,
    );
  });
  await rename(draft, link);
  return target;
}

async function finishMove(link: string): Promise<void> {
  const draft = `${link}.link`;
  if (!(await exists(draft))) return;
  if (await lstat(link).catch(() => undefined)) await rm(draft, { force: true });
  else await rename(draft, link);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
