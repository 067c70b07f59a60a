import { index, integer, pgTable, primaryKey, real, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** The station's own films: what the local provider shows where no channel of a video site is set. */
export const videos = pgTable(
  'videos',
  {
    id: serial('id').primaryKey(),
    /** Eleven characters, like the ids of the video site. */
    videoId: text('video_id').notNull().unique(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The poster. */
    image: text('image').notNull().default(''),
    file: text('file').notNull().default(''),
    seconds: real('seconds').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    /** Its turn in the loop of the TV channel; null: not shown there. */
    tvPosition: integer('tv_position'),
  },
  (table) => [index('videos_by_date').on(table.publishedAt.desc(), table.id.desc())],
);

export const videoPlaylists = pgTable('video_playlists', {
  id: serial('id').primaryKey(),
  playlistId: text('playlist_id').notNull().unique(),
  title: text('title').notNull(),
  position: integer('position').notNull().default(0),
});

export const videoPlaylistItems = pgTable(
  'video_playlist_items',
  {
    playlist: integer('playlist')
      .notNull()
      .references(() => videoPlaylists.id, { onDelete: 'cascade' }),
    video: integer('video')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playlist, table.video] }), index('playlists_of_video').on(table.video)],
);
