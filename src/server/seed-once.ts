import type { DbOrTx } from './database.ts';
import type { MediaLibrary } from './media/ingest.ts';
import type { Room } from './room.ts';
import { seededParts } from './seed.tables.ts';

export type SeedTools = { db: DbOrTx; media: MediaLibrary; dataDir: string; onProgress(line: string): void };

/** One thing that the demo station consists of. */
export type SeedPart = { name: string; label: string; tags: string[]; run(tools: SeedTools): Promise<void> };

type Options = { room: Room; media: MediaLibrary; parts?: SeedPart[]; onProgress(line: string): void };

/**
 * Puts the demo station in place, part by part. A part and its mark are one transaction, so a seeding that was killed goes on
 * where it stood, and a part that is marked is never touched again.
 */
export async function seedOnce({ room, media, parts, onProgress }: Options): Promise<void> {
  const wanted = parts ?? (await import('../../seed/demo.ts')).demoParts;
  const done = new Set((await room.db.select().from(seededParts)).map(({ name }) => name));
  const open = wanted.filter((part) => !done.has(part.name));
  for (const [index, part] of open.entries()) {
    onProgress(`[${index + 1}/${open.length}] ${part.label}`);
    await room.db.transaction(async (db) => {
      await part.run({ db, media, dataDir: room.config.dataDir, onProgress });
      await db.insert(seededParts).values({ name: part.name });
      await room.freshen(db, ...part.tags);
    });
  }
}
