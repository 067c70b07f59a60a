import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import pg from 'pg';
import { migrateWith, whileNobodyMigrates } from '../database.ts';
import { contentTypeOf } from '../media/sending/content-types.ts';
import { extensionOf } from '../media/store/keys.ts';
import type { MediaStore } from '../media/store/store.ts';
import { type ArchiveEntry, checkArchive, DamagedArchiveError, readArchive } from './archive.ts';
import { type BackupOptions, secretName } from './backup-station.ts';
import { loadDatabase, migrationsOf, RestoreRefusal, refuseUsedDatabase } from './load-database.ts';
import { type StationSheet, sheetName, stationSheet } from './station-sheet.ts';

export type RestoreOptions = Omit<BackupOptions, 'signal'>;

type Contents = { sheet: StationSheet; media: Map<string, number> };

const mediaFolder = 'media/';

/**
 * Puts a backup into an empty database and an empty store. Nothing is written before the whole file has been read and compared
 * with its sums. Files come before rows, so that a restore that was cut off has an empty database still and can be run again.
 */
export async function restoreStation(path: string, options: RestoreOptions): Promise<StationSheet> {
  const { connection, store, secretFile, onProgress = () => undefined } = options;
  onProgress('reading the backup to its end');
  const contents = await readContents(path);
  const { sheet } = contents;
  migrationsOf(sheet);
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('error', () => undefined);
  try {
    await whileNobodyMigrates(pool, async (client) => {
      await refuseUsedDatabase(client);
      await refuseUsedStore(store, contents);
      await restoreFiles(path, { store, secretFile, onProgress });
      await loadDatabase(client, sheet, readArchive(path), (table) => onProgress(`table ${table}`));
      await migrateWith(client);
      await client.query('analyze');
    });
  } finally {
    await pool.end();
  }
  return sheet;
}

async function readContents(path: string): Promise<Contents> {
  let sheet: StationSheet | undefined;
  const media = new Map<string, number>();
  await checkArchive(path, async (entry) => {
    if (entry.name === sheetName) sheet = readSheet(await text(entry.content));
    if (entry.name.startsWith(mediaFolder)) media.set(entry.name.slice(mediaFolder.length), entry.size);
  });
  if (!sheet) throw new DamagedArchiveError(`${path} is not the backup of a station`);
  return { sheet, media };
}

function readSheet(json: string): StationSheet {
  const read = stationSheet.safeParse(JSON.parse(json));
  if (!read.success) throw new RestoreRefusal('the backup is of a form that this station does not know');
  return read.data;
}

/** What a restore of the same backup has already put there may stay. */
async function refuseUsedStore(store: MediaStore, { media }: Contents): Promise<void> {
  for await (const { key, size } of store.list('')) {
    if (media.get(key) !== size)
      throw new RestoreRefusal(`the media are not empty (${key} is not in the backup): restore into an empty place`);
  }
}

async function restoreFiles(
  path: string,
  { store, secretFile, onProgress }: Pick<RestoreOptions, 'store' | 'secretFile'> & { onProgress(line: string): void },
): Promise<void> {
  let files = 0;
  for await (const entry of readArchive(path)) {
    if (entry.name === secretName && secretFile) await restoreSecret(secretFile, entry);
    if (!entry.name.startsWith(mediaFolder)) continue;
    const key = entry.name.slice(mediaFolder.length);
    const contentType = contentTypeOf(extensionOf(key))?.type ?? 'application/octet-stream';
    await store.put(key, Readable.from(entry.content, { objectMode: false }), { contentType });
    files += 1;
    if (files % 250 === 0) onProgress(`${files} files`);
  }
}

async function restoreSecret(file: string, { content }: ArchiveEntry): Promise<void> {
  await writeFile(file, await buffer(content), { mode: 0o600 });
}
