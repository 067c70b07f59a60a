import { eq } from 'drizzle-orm';
import { changeItem, fieldsOf } from '#server/desk/change-item.ts';
import type { StaffResource } from '#server/desk/implement-resource.ts';
import type { FileMove } from '#server/desk/resource-store.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import { mediaUses } from '#server/media/media.tables.ts';

/** Lets every item that shows a file show it by its new name, each as a change of its own. */
export type FollowFile = (write: StaffWrite, fileId: number, move: FileMove) => Promise<void>;

export function createFollowFile(resources: () => readonly StaffResource[]): FollowFile {
  return async (write, fileId, move) => {
    const uses = await write.tx.select().from(mediaUses).where(eq(mediaUses.fileId, fileId));
    for (const { resource: name, itemId } of uses) {
      const used = resources().find(({ resource }) => resource.name === name);
      if (!used) continue;
      const { resource, store } = used;
      await changeItem(write, resource, store, { id: itemId, act: 'change' }, async (before) => {
        const fields = JSON.stringify(fieldsOf(resource, before)).replaceAll(move.from, move.to);
        await store.change(write, itemId, JSON.parse(fields));
        await store.followFile?.(write, itemId, move, before);
      });
    }
  };
}
