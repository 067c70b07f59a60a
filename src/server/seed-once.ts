import type { PictureSize } from '#contract/picture-sizes.ts';
import type { DbOrTx } from './database.ts';
import type { MediaLibrary } from './media/ingest.ts';
import type { Room } from './room.ts';
import { seededParts } from './seed.tables.ts';

export type SeedTools = {
  db: DbOrTx;
  media: MediaLibrary;
  /** For files on their way into the station; what lies there already need not be made again. */
  workFolder: string;
  /** Told of every picture that was added, so that its sizes are made before anybody asks. */
  onPicture(picture: { file: string; sizes: PictureSize[] }): void;
  onProgress(line: string): void;
};

/** One thing that the demo station consists of. */
export type SeedPart = { name: string; label: string; tags: string[]; run(tools: SeedTools): Promise<void> };

type Options = Omit<SeedTools, 'db'> & { room: Pick<Room, 'db' | 'freshen'>; parts: SeedPart[] };

/**
 * Puts the demo station in place, part by part. A part and its mark are one transaction, so a seeding that was killed goes on
 * where it stood, and a part that is marked is never touched again.
 */
export async function seedOnce({ room, parts, ...tools }: Options): Promise<void> {
  const done = new Set((await room.db.select().from(seededParts)).map(({ name }) => name));
  const open = parts.filter((part) => !done.has(part.name));
  for (const [index, part] of open.entries()) {
    tools.onProgress(`[${index + 1}/${open.length}] ${part.label}`);
    await room.db.transaction(async (db) => {
      await part.run({ ...tools, db });
      await db.insert(seededParts).values({ name: part.name });
      await room.freshen(db, ...part.tags);
    });
  }
}
