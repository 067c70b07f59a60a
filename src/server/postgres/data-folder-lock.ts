import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './is-running.ts';

export type DataFolderLock = { release(): Promise<void> };

export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';

  constructor(dataDir: string, pid: number | undefined) {
    super(
      `the data folder ${dataDir} is in use by process ${pid ?? '(unknown)'}; stop it first or choose another folder`,
    );
  }
}

const sqliteBusy = 5;
const pidPatienceMs = 1_000;

/** A lock that nothing points to any more would be collected and thereby silently given up. */
const held = new Set<DatabaseSync>();

/**
 * Holds the data folder for this process. SQLite's file lock is the kernel lock that Node offers: it is taken in one
 * step however many try at once, the kernel drops it with the process however that ends, and no pid decides anything.
 * The lock file is never removed, since a lock on a removed file would shut nobody out.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const dataDir = await realpath(folder);
  const pidFile = join(dataDir, 'station.pid');
  const lock = takeLock(join(dataDir, 'station.lock'));
  if (!lock) throw new DataFolderInUseError(dataDir, await readHolder(pidFile));
  held.add(lock);
  await writeFile(pidFile, `${process.pid}\n`);
  return {
    release: async () => {
      if (!held.delete(lock)) return;
      await rm(pidFile, { force: true });
      lock.close();
    },
  };
}

function takeLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // With the journal in memory the lock leaves no second file that a kill could leave behind. IMMEDIATE, because of
    // two that ask for EXCLUSIVE at the same moment both may be refused.
    database.exec('pragma journal_mode = memory; begin immediate');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw new Error(`the lock ${file} cannot be taken: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** The winner of a simultaneous start may not have written its pid yet, and the file may still name a killed one. */
async function readHolder(pidFile: string): Promise<number | undefined> {
  const deadline = Date.now() + pidPatienceMs;
  let pid = 0;
  while (Date.now() < deadline) {
    pid = Number(await readFile(pidFile, 'utf8').catch(() => '0'));
    if (pid > 0 && isRunning(pid)) return pid;
    await sleep(20);
  }
  return pid || undefined;
}
