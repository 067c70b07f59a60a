import { eq } from 'drizzle-orm';
import { Refusal } from '#contract/refusal.ts';
import type { ItemOf } from '#contract/resource.ts';
import type { DbOrTx } from '#server/database.ts';
import { changeItem, settleItem } from '#server/desk/change-item.ts';
import type { StaffContext } from '#server/desk/implement-resource.ts';
import { readItem } from '#server/desk/read-item.ts';
import { type StaffUser, staffWrite } from '#server/desk/staff-write.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import type { Upload } from '#server/media/intake/read-upload.ts';
import { mediaFiles } from '#server/media/media.tables.ts';
import { mediaResource } from '../media.resource.ts';
import { nameOfFile } from '../media.rules.ts';
import type { FollowFile } from './follow-file.ts';
import { type MediaStaffStore, searchTextOf } from './media-store.ts';
import { takeIn } from './take-in.ts';

export type LibraryTools = StaffContext & { media: MediaLibrary; store: MediaStaffStore; followFile: FollowFile };
/** `isNew` is false where the same bytes were there already. */
type Added = { item: ItemOf<typeof mediaResource>; isNew: boolean };

/** The same bytes once more give the file that is there, out of the bin if it lay in it. */
export async function addFile(
  tools: Omit<LibraryTools, 'followFile'>,
  upload: Upload,
  user: StaffUser,
): Promise<Added> {
  const { db, store, media } = tools;
  const [before] = await byBytes(db, upload.sha256);
  const known = before && !before.deletedAt ? await readItem(db, store, before.id) : null;
  if (known) return { item: known, isNew: false };
  const taken = await takeIn(upload, media);
  return staffWrite(tools, user, async (write): Promise<Added> => {
    const { tx, now } = write;
    const name = nameOfFile(upload.fileName);
    const searchText = searchTextOf({ name, alt: '', caption: '', credit: '' });
    const [added] = await tx
      .insert(mediaFiles)
      .values({ ...taken, name, searchText, createdAt: now, changedAt: now, changedBy: user.userId })
      .onConflictDoNothing({ target: mediaFiles.sha256 })
      .returning({ id: mediaFiles.id });
    if (added) {
      const item = await settleItem(write, mediaResource, store, { id: added.id, act: 'create', before: null });
      return { item, isNew: true };
    }
    const [binned] = await byBytes(tx, upload.sha256).for('update');
    if (!binned?.deletedAt) throw new SameBytesError();
    const { id } = binned;
    const item = await changeItem(write, mediaResource, store, { id, act: 'restore' }, async () => {
      await tx.update(mediaFiles).set({ deletedAt: null }).where(eq(mediaFiles.id, id));
    });
    return { item, isNew: false };
  }).catch((error: unknown) => {
    if (error instanceof SameBytesError) return addFile(tools, upload, user);
    throw error;
  });
}

/** Somebody sent the same at the same instant: what is there now is theirs, and this upload writes nothing. */
class SameBytesError extends Error {
  override name = 'SameBytesError';
}

/** Other bytes under the same entry: whatever shows the file shows these from now on. */
export async function replaceFile(
  tools: LibraryTools,
  upload: Upload,
  user: StaffUser,
  { id, version }: { id: number; version: number },
): Promise<Added> {
  const { db, store, media, followFile } = tools;
  const before = await readItem(db, store, id);
  if (!before) throw new Refusal(404, 'not found');
  const [same] = await byBytes(db, upload.sha256);
  if (same) throw new Refusal(409, 'file already in the library', { data: { id: same.id } });
  const taken = await takeIn(upload, media);
  if (taken.kind !== before.kind) throw new Refusal(400, 'file refused: another kind');
  const item = await staffWrite(tools, user, (write) =>
    changeItem(write, mediaResource, store, { id, version, act: 'replace' }, async ({ file }) => {
      // Another picture has its focal point elsewhere.
      const change = { ...taken, focusX: null, focusY: null };
      await write.tx.update(mediaFiles).set(change).where(eq(mediaFiles.id, id));
      await followFile(write, id, { from: file, to: taken.file });
    }),
  );
  return { item, isNew: true };
}

function byBytes(db: DbOrTx, sha256: string) {
  const { id, deletedAt } = mediaFiles;
  return db.select({ id, deletedAt }).from(mediaFiles).where(eq(mediaFiles.sha256, sha256));
}
