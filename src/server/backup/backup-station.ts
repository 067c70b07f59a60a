import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type MediaStore, MissingMediaError } from '../media/store/store.ts';
import { type ArchiveWriter, one, writeArchive } from './archive.ts';
import { dumpDatabase } from './dump-database.ts';
import { type StationSheet, sheetName } from './station-sheet.ts';

/** Beside the media and the rows: the secret that a station without AUTH_SECRET has made for itself. */
export const secretName = 'secret';

export type BackupOptions = {
  connection: pg.ClientConfig;
  store: MediaStore;
  /** Where the station's own secret lies; left out where AUTH_SECRET is a setting. */
  secretFile?: string;
  onProgress?(line: string): void;
  signal?: AbortSignal;
};

/**
 * Database and media in one file, while the station runs. The files come first and once more after the rows: what a row names
 * was put into the store before the row was written, so the backup has it, even if it was added or removed meanwhile.
 */
export async function backupStation(path: string, options: BackupOptions): Promise<StationSheet['media']> {
  const { connection, store, onProgress = () => undefined, signal } = options;
  const media = { files: 0, bytes: 0 };
  const seen = new Set<string>();
  const client = new pg.Client({ ...connection, statement_timeout: 0, query_timeout: 0 });
  // The query under way gets the error; without a listener a lost connection would end the process.
  client.on('error', () => undefined);

  async function addMedia(archive: ArchiveWriter): Promise<void> {
    for await (const { key, size } of store.list('')) {
      signal?.throwIfAborted();
      if (seen.has(key)) continue;
      const content = await store.read(key).catch(unlessRemoved);
      if (!content) continue;
      await archive.add(`media/${key}`, size, content);
      seen.add(key);
      media.files += 1;
      media.bytes += size;
      if (media.files % 250 === 0) onProgress(`${media.files} files`);
    }
  }

  try {
    await client.connect();
    await writeArchive(
      path,
      async (archive) => {
        const secret = options.secretFile && (await readFile(options.secretFile).catch(() => undefined));
        if (secret) await archive.add(secretName, secret.length, one(secret));
        await addMedia(archive);
        const rows = await dumpDatabase(client, archive, (table) => onProgress(`table ${table}`));
        await addMedia(archive);
        const sheet: StationSheet = { format: 1, madeAt: new Date().toISOString(), ...rows, media };
        const text = Buffer.from(`${JSON.stringify(sheet, null, 1)}\n`);
        await archive.add(sheetName, text.length, one(text));
      },
      signal,
    );
  } finally {
    await client.end();
  }
  return media;
}

export function secretFileOf({ authSecret, dataDir }: { authSecret: string | undefined; dataDir: string }) {
  return authSecret ? undefined : join(dataDir, 'secret');
}

function unlessRemoved(error: unknown): undefined {
  if (!(error instanceof MissingMediaError)) throw error;
}
