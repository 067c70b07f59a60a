import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { staffColumns } from '../desk/staff-columns.ts';
import { enumCheck } from '../enum-check.ts';
import { mediaKinds } from './sending/content-types.ts';

/** The files of the staff's library. Who they are is decided by their bytes: the same ones are stored once. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: serial('id').primaryKey(),
    /** Of the bytes as they were uploaded. */
    sha256: text('sha256').notNull().unique(),
    /** What content refers to: `library/{hash}.jpg`, with its focal point in the name where it has one. */
    file: text('file').notNull(),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull().default(''),
    /** What a place that shows the picture begins with. */
    caption: text('caption').notNull().default(''),
    credit: text('credit').notNull().default(''),
    /** In hundredths from the left and from the top; none where the crop finds its own way. */
    focusX: integer('focus_x'),
    focusY: integer('focus_y'),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    preview: text('preview').notNull().default(''),
    dominantColor: text('dominant_color').notNull().default(''),
    /** Name, alternative text, caption and credit without accents and capitals. */
    searchText: text('search_text').notNull(),
    ...staffColumns(),
  },
  (table) => [
    enumCheck(table.kind),
    index('media_files_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('media_files_newest').on(table.createdAt.desc(), table.id.desc()),
    index('media_files_kind').on(table.kind, table.createdAt.desc(), table.id.desc()),
    index('media_files_without_alt')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`alt = '' and kind = 'image'`),
    index('media_files_file').on(table.file),
  ],
);

/** Which item of the desk shows which file, written down with every change of the item. */
export const mediaUses = pgTable(
  'media_uses',
  {
    fileId: integer('file_id')
      .notNull()
      .references(() => mediaFiles.id, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    itemId: integer('item_id').notNull(),
    title: text('title').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.resource, table.itemId] }),
    index('media_uses_item').on(table.resource, table.itemId),
  ],
);
