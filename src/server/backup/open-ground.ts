import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openMedia } from '../media/open-media.ts';
import type { MediaStore } from '../media/store/store.ts';
import { DataFolderInUseError, lockDataFolder } from '../postgres/data-folder-lock.ts';
import { joinPostgres } from '../postgres/join-postgres.ts';
import { startPostgres } from '../postgres/start-postgres.ts';

/** The database and the media that the settings name, without a station on them. */
export type Ground = { connection: pg.ClientConfig; store: MediaStore; close(): Promise<void> };

/** As a station would find them; where it runs on the embedded PostgreSQL, beside it. */
export async function openGroundToRead(config: Config, log: Log): Promise<Ground> {
  if (!config.databaseUrl) {
    await access(join(config.dataDir, 'postgres')).catch(() => {
      throw new Error(`there is no station in ${config.dataDir}: set DATA_DIR or DATABASE_URL`);
    });
  }
  try {
    return await openGround(config, log);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const connection = await joinPostgres(config.dataDir);
    return { connection, store: (await openMedia(config, log)).store, close: async () => undefined };
  }
}

/** Alone: a station that runs on the same data folder is an error. */
export async function openGround(config: Config, log: Log): Promise<Ground> {
  const { store } = await openMedia(config, log);
  if (config.databaseUrl) {
    return { connection: { connectionString: config.databaseUrl }, store, close: async () => undefined };
  }
  const lock = await lockDataFolder(config.dataDir);
  try {
    const postgres = await startPostgres({ dataDir: config.dataDir, log });
    const close = () => postgres.stop().finally(lock.release);
    return { connection: postgres.connection, store, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
