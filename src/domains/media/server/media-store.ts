import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reference } from '#contract/resource.ts';
import { fold } from '#kit/fold.ts';
import { countUpTo } from '#server/desk/count-up-to.ts';
import { frameColumns } from '#server/desk/read-item.ts';
import type { ResourceStore } from '#server/desk/resource-store.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import { onTheWire, tableStore } from '#server/desk/table-store.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { mediaFiles, mediaUses } from '#server/media/media.tables.ts';
import { mediaResource } from '../media.resource.ts';
import type { FollowFile } from './follow-file.ts';

export type MediaStaffStore = ResourceStore<typeof mediaResource>;
type Needs = { media: Pick<MediaLibrary, 'addFocalPoint'>; followFile: FollowFile };

const mostReferences = 50;
const isUsed = sql`(select 1 from ${mediaUses} where ${eq(mediaUses.fileId, mediaFiles.id)})`;
const shown = {
  file: sql`${mediaFiles.file}`,
  kind: sql`${mediaFiles.kind}`,
  bytes: sql`${mediaFiles.bytes}`,
  width: sql`${mediaFiles.width}`,
  height: sql`${mediaFiles.height}`,
  preview: sql`${mediaFiles.preview}`,
  dominantColor: sql`${mediaFiles.dominantColor}`,
  uses: sql`(select count(*)::int from ${mediaUses} where ${eq(mediaUses.fileId, mediaFiles.id)})`,
};

export function createMediaStore({ media, followFile }: Needs): MediaStaffStore {
  const ordinary = tableStore(mediaResource, {
    table: mediaFiles,
    search: [],
    shown,
    cacheTags: async () => [],
    references: listUses,
    async after(write, id, { focusX, focusY, ...words }) {
      const [row] = await write.tx.select().from(mediaFiles).where(eq(mediaFiles.id, id));
      if (!row) return;
      const point = row.kind === 'image' && focusX !== null && focusY !== null ? { x: focusX, y: focusY } : null;
      const file = await media.addFocalPoint(row.file, point);
      const searchText = searchTextOf(words);
      await write.tx.update(mediaFiles).set({ file, searchText }).where(eq(mediaFiles.id, id));
      if (file !== row.file) await followFile(write, id, { from: row.file, to: file });
    },
  });
  return { ...ordinary, list: listFiles };
}

/** One statement, whatever is asked: the words are found by the index on their letters, or on the way along the order. */
const listFiles: MediaStaffStore['list'] = async (db, { search, sort, offset, count, deleted, kind, missing }) => {
  const words = fold(search).split(' ').filter(Boolean);
  const wanted = and(
    deleted ? isNotNull(mediaFiles.deletedAt) : isNull(mediaFiles.deletedAt),
    ...words.map((word) => sql`${mediaFiles.searchText} like ${`%${word}%`}`),
    kind && eq(mediaFiles.kind, kind),
    missing === 'alt' ? sql`${mediaFiles.alt} = '' and ${mediaFiles.kind} = 'image'` : undefined,
    missing === 'use' ? sql`not exists ${isUsed}` : undefined,
  );
  const { name, alt, caption, credit } = mediaFiles;
  const order = orderOf(sort);
  const rows = await db
    .select({
      ...frameColumns(mediaFiles),
      name,
      alt,
      caption,
      credit,
      ...shown,
      total: countUpTo(db, mediaFiles, wanted, order),
    })
    .from(mediaFiles)
    .where(wanted)
    .orderBy(...order)
    .offset(offset)
    .limit(count);
  const items = rows.map(({ total: _, ...row }) => onTheWire(row));
  // Beyond the end there is no row that could tell how many there are.
  const total = rows[0]?.total ?? (offset > 0 ? await countUpTo(db, mediaFiles, wanted, order) : 0);
  return { items: items as never, total };
};

function orderOf(sort: string): SQL[] {
  const by = mediaFiles[sort.replace('-', '') as 'name' | 'bytes' | 'createdAt' | 'changedAt'];
  // As the indexes are made.
  if (sort.startsWith('-')) return [sql`${by} desc nulls last`, sql`${mediaFiles.id} desc nulls last`];
  return [asc(by), asc(mediaFiles.id)];
}

export function listUses(db: Reads, fileId: number): Promise<Reference[]> {
  return db
    .select({ resource: mediaUses.resource, id: mediaUses.itemId, title: mediaUses.title })
    .from(mediaUses)
    .where(eq(mediaUses.fileId, fileId))
    .orderBy(mediaUses.resource, mediaUses.title)
    .limit(mostReferences);
}

export function searchTextOf(row: { name: string; alt: string; caption: string; credit: string }): string {
  return fold(`${row.name} ${row.alt} ${row.caption} ${row.credit}`);
}
