import { Refusal } from '#contract/refusal.ts';
import type { ItemOf } from '#contract/resource.ts';
import { changeItem, fieldsOf } from '#server/desk/change-item.ts';
import type { StaffContext, StaffResource } from '#server/desk/implement-resource.ts';
import { readItem } from '#server/desk/read-item.ts';
import { type Reads, type StaffUser, staffWrite } from '#server/desk/staff-write.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import type { Upload } from '#server/media/intake/read-upload.ts';
import { mediaResource } from '../media.resource.ts';
import { addFile } from './add-file.ts';
import type { MediaStaffStore } from './media-store.ts';

type Picture = ItemOf<typeof mediaResource>;
type Tools = StaffContext & { media: MediaLibrary; library: StaffResource };

const storeOf = ({ store }: StaffResource) => store as unknown as MediaStaffStore;

/** Takes a picture into the library as if somebody had uploaded it; what the library knows already keeps its words. */
export async function addPicture(
  { library, ...tools }: Tools,
  upload: Upload,
  { user, alt }: { user: StaffUser; alt: string },
): Promise<Picture> {
  const store = storeOf(library);
  const { item } = await addFile({ ...tools, store }, upload, user);
  if (item.kind !== 'image') throw new Refusal(400, 'file refused: not-an-image');
  if (!alt || item.alt) return item;
  return staffWrite(tools, user, (write) =>
    changeItem(write, mediaResource, store, { id: item.id, act: 'change' }, (before) =>
      store.change(write, item.id, { ...fieldsOf(mediaResource, before), alt }),
    ),
  );
}

/** A picture of the library that is there and not in the bin. */
export async function readPicture(db: Reads, library: StaffResource, id: number): Promise<Picture | null> {
  const item = await readItem(db, storeOf(library), id);
  return item && !item.deletedAt ? item : null;
}
