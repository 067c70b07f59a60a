import { and, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '../database.ts';
import { mediaFiles, mediaUses } from './media.tables.ts';

export const libraryFolder = 'library';

type Item = { resource: string; itemId: number; title: string; fields: unknown };

/** In whatever folder: the library also knows pictures that lie in one of their own. */
const names = /[a-z-]{1,40}\/[0-9a-f]{16}(?:_\d{1,3}-\d{1,3})?\.[a-z0-9]{2,5}/g;

/** Writes down which files of the library an item names anywhere in its fields, also in the middle of a text. */
export async function noteUses(tx: DbOrTx, { resource, itemId, title, fields }: Item): Promise<void> {
  await tx.delete(mediaUses).where(and(eq(mediaUses.resource, resource), eq(mediaUses.itemId, itemId)));
  const named = new Set(JSON.stringify(fields ?? null).match(names));
  if (named.size === 0) return;
  const files = await tx
    .select({ fileId: mediaFiles.id })
    .from(mediaFiles)
    .where(inArray(mediaFiles.file, [...named]));
  if (files.length === 0) return;
  await tx.insert(mediaUses).values(files.map(({ fileId }) => ({ fileId, resource, itemId, title })));
}
