import { boolean, date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { staffColumns } from '#server/desk/staff-columns.ts';

export const artists = pgTable('artists', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** HTML, sanitised on save and on render. */
  biography: text('biography').notNull().default(''),
  image: text('image').notNull().default(''),
  banner: text('banner').notNull().default(''),
  /** Whether the slider of the artists' page shows them. */
  inSlider: boolean('in_slider').notNull().default(false),
  ...staffColumns(),
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
    itunesLink: text('itunes_link').notNull().default(''),
    /** Thirty seconds of it. */
    preview: text('preview').notNull().default(''),
    /** The whole of it, for those who may download it. */
    download: text('download').notNull().default(''),
    videoYoutubeId: text('video_youtube_id').notNull().default(''),
    videoFile: text('video_file').notNull().default(''),
    lyricsVideoYoutubeId: text('lyrics_video_youtube_id').notNull().default(''),
    lyricsVideoFile: text('lyrics_video_file').notNull().default(''),
    /** How often listeners ask for it: the artist's top songs come in this order. */
    requests: integer('requests').notNull().default(0),
    ...staffColumns(),
  },
  (table) => [
    unique('songs_address').on(table.artistId, table.slug),
    index('songs_title').on(table.title, table.id),
    // What the desk sorts by and searches in.
    index('songs_changed').on(table.changedAt.desc(), table.id.desc()),
    index('songs_requests').on(table.requests.desc(), table.id.desc()),
    index('songs_release').on(table.albumRelease.desc(), table.id.desc()),
    index('songs_search_title').using('gin', table.title.op('gin_trgm_ops')),
    index('songs_search_album').using('gin', table.albumName.op('gin_trgm_ops')),
  ],
);
