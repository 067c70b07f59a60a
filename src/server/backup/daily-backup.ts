import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { AppContext } from '../app-context.ts';
import type { MediaLibrary } from '../media/intake/ingest.ts';
import { backupStation, secretFileOf } from './backup-station.ts';

const hourMs = 3_600_000;
/** A queue that stood still has the job more than once; one a night is enough. */
const onceInMs = 12 * hourMs;
const named = /^station-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.zst$/;

type Place = Pick<AppContext, 'config' | 'clock' | 'log'> & { jobs: Pick<AppContext['jobs'], 'schedule'> };
type Tools = { context: Place; media: Pick<MediaLibrary, 'store'>; connection: pg.PoolConfig };

/** Off until BACKUP_DIR is set. `stop` gives up a backup that is being written. */
export async function dailyBackup({ context, media, connection }: Tools): Promise<{ stop(): Promise<void> }> {
  const { jobs, config, clock, log } = context;
  const leaving = new AbortController();
  if (!config.backup) return { stop: async () => undefined };
  const { folder, keep } = config.backup;

  async function run(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeDrafts(folder);
    const now = clock.now();
    const last = (await backupsIn(folder)).at(-1);
    if (last && last > fileName(now - onceInMs)) return;
    const file = join(folder, fileName(now));
    try {
      const secretFile = secretFileOf(config);
      const saved = await backupStation(file, { connection, store: media.store, secretFile, signal: leaving.signal });
      log.info({ file, ...saved, seconds: Math.round((clock.now() - now) / 1000) }, 'the station is backed up');
    } catch (error) {
      if (leaving.signal.aborted) return;
      log.error({ err: error, file }, 'the backup failed');
      throw error;
    }
    await removeOldest(folder, keep);
  }

  await jobs.schedule('backup.daily', '7 2 * * *', run, { expireInSeconds: 12 * 3600 });
  return { stop: async () => leaving.abort(new Error('the station stops')) };
}

export function fileName(at: number): string {
  return `station-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.tar.zst`;
}

/** By name, which is by age. Whatever else lies in the folder is somebody else's. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => named.test(name)).sort();
}

/** What a killed process left half written. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.part') && named.test(name.slice(0, -5)));
  for (const name of drafts) await rm(join(folder, name), { force: true });
}

async function removeOldest(folder: string, keep: number): Promise<void> {
  for (const name of (await backupsIn(folder)).slice(0, -keep)) await rm(join(folder, name), { force: true });
}
