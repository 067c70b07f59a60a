import { date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';

export const artists = pgTable('artists', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** HTML, sanitised on save and on render. */
  biography: text('biography').notNull().default(''),
  image: text('image').notNull().default(''),
});

export const songs = pgTable(
  'songs',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull(),
    artistId: integer('artist_id')
      .notNull()
      .references(() => artists.id),
    title: text('title').notNull(),
    albumName: text('album_name').notNull().default(''),
    albumCover: text('album_cover').notNull().default(''),
    albumRelease: date('album_release', { mode: 'string' }),
    lyrics: text('lyrics').notNull().default(''),
    translation: text('translation').notNull().default(''),
  },
  (table) => [unique('songs_address').on(table.artistId, table.slug), index('songs_title').on(table.title)],
);
