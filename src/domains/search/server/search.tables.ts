import { customType, index, integer, pgTable, real, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { enumCheck } from '#server/enum-check.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const searchKinds = [
  'news',
  'artist',
  'song',
  'podcast',
  'programme',
  'promotion',
  'video',
  'journalist',
  'client',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One row for everything public that can be found; written by the domains' own changes, read by nobody else. */
export const searchItems = pgTable(
  'search_items',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: searchKinds }).notNull(),
    /** The item's id in its own domain. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    address: text('address').notNull(),
    image: text('image').notNull().default(''),
    /** Title and subtitle in plain words, for the order of what was found. */
    plain: text('plain').notNull(),
    /** Word forms in Italian and Portuguese, the title's words weighing most. */
    document: tsvector('document').notNull(),
    popularity: real('popularity').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    unique('search_items_once').on(table.kind, table.key),
    index('search_items_document').using('gin', table.document),
    enumCheck(table.kind),
  ],
);

/** What the items are found by beside their titles, as text: read for the few that a page quotes, so it lies apart. */
export const searchTexts = pgTable('search_texts', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => searchItems.id, { onDelete: 'cascade' }),
  body: text('body').notNull(),
});

/** Every word that stands in a title or a name: what a misspelt word may have meant. */
export const searchWords = pgTable(
  'search_words',
  { word: text('word').primaryKey(), uses: integer('uses').notNull().default(1) },
  (table) => [index('search_words_close').using('gin', table.word.op('gin_trgm_ops'))],
);
