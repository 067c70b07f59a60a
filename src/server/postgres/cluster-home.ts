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
import { Refusal } from './postgres-start-error.ts';
import { readPostmasterFile, stopPostmaster } from './postmaster.ts';
import { canRead, canWriteBelow, giveTo, isRoot, type ServerUser } from './server-user.ts';
import { shortHash } from './socket-folder.ts';

/** Where nobody but root may enter the data folder, the cluster lives in the system folder and is linked from here. */
export type ClusterHome = { path: string; isInPlace: boolean; isInitialised: boolean };

export type Ground = { dataDir: string; user: ServerUser; systemFolder: string; log: PostgresLog };

/** Beside a cluster in the system folder: the data folder it belongs to. */
const OWNER_NOTE = 'data-folder';

export async function findCluster(dataDir: string): Promise<ClusterHome | undefined> {
  const door = join(dataDir, 'postgres');
  await finishMove(door);
  const found = await lstat(door).catch(() => undefined);
  if (!found) return undefined;
  const path = found.isSymbolicLink() ? await followLink(door) : door;
  await refuseStrangers(path);
  const isInitialised = await exists(join(path, 'PG_VERSION'));
  if (!isInitialised) await removeEmpty(path);
  return { path, isInPlace: path === door, isInitialised };
}

/** Gives the cluster a place that the server's user can reach, moving it when the way to it has been closed since. */
export async function settleCluster(found: ClusterHome | undefined, ground: Ground): Promise<string> {
  const { dataDir, user } = ground;
  const door = join(dataDir, 'postgres');
  if (found?.isInitialised) {
    if (await canRead(join(found.path, 'PG_VERSION'), user)) return found.path;
    if (!found.isInPlace) throw new Refusal(`the folder ${found.path} cannot be entered by the server's user`);
    return moveIntoSystem(door, await makePlace(ground));
  }
  if (found && !found.isInPlace) return found.path;
  if (await canWriteBelow(dataDir, user)) return door;
  const place = await makePlace(ground);
  await symlink(join(place, 'cluster'), door);
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
  await writeFile(join(place, OWNER_NOTE), dataDir);
  if (await canWriteBelow(place, user)) return place;
  throw new Refusal(`neither ${dataDir} nor ${place} can be entered by the server's user`);
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
  throw new Refusal(`${path} belongs to user ${found.uid}: start as that user or as root`);
}

async function removeEmpty(path: string): Promise<void> {
  await rmdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT')
      throw new Refusal(`${path} is there but is not a PostgreSQL cluster`, { cause: error });
  });
}

async function followLink(door: string): Promise<string> {
  const target = resolve(dirname(door), await readlink(door));
  const place = await realpath(dirname(target)).catch(() => {
    throw new Refusal(`${door} points to ${target}, which is gone; remove the link to begin with an empty database`);
  });
  await checkOwner(place, door);
  const path = join(place, basename(target));
  return realpath(path).catch(() => path);
}

/** A copied data folder carries a copy of the link; two stations on one cluster would be the ruin of both. */
async function checkOwner(place: string, door: string): Promise<void> {
  const note = join(place, OWNER_NOTE);
  const owner = await readFile(note, 'utf8').catch(() => undefined);
  const dataDir = dirname(door);
  if (owner === undefined || owner === dataDir) return;
  const ownersPlace = await realpath(join(owner, 'postgres')).then(dirname, () => undefined);
  if (ownersPlace === place) throw new Refusal(`${dataDir} is a copy of ${owner} and its database is still that one's`);
  await writeFile(note, dataDir);
}

/** The new link stands ready before the cluster leaves, so that a kill at any moment leaves a way to it. */
async function moveIntoSystem(door: string, place: string): Promise<string> {
  const target = join(place, 'cluster');
  const draft = `${door}.link`;
  await rm(draft, { force: true });
  await symlink(target, draft);
  await rename(door, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { force: true });
    throw new Refusal(`${door} can no longer be entered by the server's user and cannot be moved: ${error.message}`);
  });
  await rename(draft, door);
  return target;
}

async function finishMove(door: string): Promise<void> {
  const draft = `${door}.link`;
  if (!(await exists(draft))) return;
  if (await lstat(door).catch(() => undefined)) await rm(draft, { force: true });
  else await rename(draft, door);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
