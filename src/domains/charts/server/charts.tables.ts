import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { songs } from '#domains/catalogue/server/catalogue.tables.ts';

export const chartCategories = pgTable('chart_categories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
});

export const top10Entries = pgTable(
  'top10_entries',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => chartCategories.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    songId: integer('song_id')
      .notNull()
      .references(() => songs.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.position] }),
    index('top10_entries_song').on(table.songId),
  ],
);

export const top100Entries = pgTable(
  'top100_entries',
  {
    year: integer('year').notNull(),
    position: integer('position').notNull(),
    songId: integer('song_id')
      .notNull()
      .references(() => songs.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.year, table.position] }), index('top100_entries_song').on(table.songId)],
);
