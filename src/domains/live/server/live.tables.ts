import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  real,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { clients, spots } from '#domains/advertising/server/advertising.tables.ts';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { enumCheck } from '#server/enum-check.ts';

const airKinds = ['song', 'jingle', 'spot'] as const;

/** The station's own streams; `kind` says how the bytes come about. */
export const streams = pgTable(
  'streams',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    image: text('image').notNull().default(''),
    pro: boolean('pro').notNull().default(false),
    semiPro: boolean('semi_pro').notNull().default(false),
    color: text('color').notNull().default('#c8102e'),
    /** Which programme it carries: streams with the same one share now playing. */
    channel: text('channel').notNull(),
    /** `aac` is HLS too, encoded anew where the machine has ffmpeg, else with the sound as it is. */
    format: text('format', { enum: ['mp3', 'hls', 'aac'] })
      .notNull()
      .default('mp3'),
    isPopup: boolean('is_popup').notNull().default(false),
    popupUrl: text('popup_url').notNull().default(''),
    popupConfig: text('popup_config').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (table) => [enumCheck(table.format)],
);

/**
 * What the embedded station can play. A song or spot of the catalogue is referred to, and what is shown of it stands there; the
 * columns here are for what has no entry of its own.
 */
export const airItems = pgTable(
  'air_items',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: airKinds }).notNull(),
    songId: integer('song_id').references(() => songs.id, { onDelete: 'set null' }),
    spotId: integer('spot_id').references(() => spots.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    artist: text('artist').notNull().default(''),
    album: text('album').notNull().default(''),
    year: text('year').notNull().default(''),
    cover: text('cover').notNull().default(''),
    file: text('file').notNull(),
    seconds: real('seconds').notNull(),
    lyrics: text('lyrics').notNull().default(''),
    translation: text('translation').notNull().default(''),
    clientColor: text('client_color').notNull().default(''),
    clientDescription: text('client_description').notNull().default(''),
  },
  (table) => [
    enumCheck(table.kind),
    index('air_items_song').on(table.songId),
    index('air_items_spot').on(table.spotId),
  ],
);

/** The items as they are shown now: what the catalogue says of a song, its client's words of a spot, else the item's own. */
export const airItemsShown = pgView('air_items_shown', {
  id: text('id').notNull(),
  kind: text('kind', { enum: airKinds }).notNull(),
  songId: integer('song_id'),
  spotId: integer('spot_id'),
  artistId: integer('artist_id'),
  file: text('file').notNull(),
  seconds: real('seconds').notNull(),
  title: text('title').notNull(),
  artist: text('artist').notNull(),
  album: text('album').notNull(),
  year: text('year').notNull(),
  cover: text('cover').notNull(),
  lyrics: text('lyrics').notNull(),
  translation: text('translation').notNull(),
  clientColor: text('client_color').notNull(),
  clientDescription: text('client_description').notNull(),
  itunes: text('itunes').notNull(),
  songSlug: text('song_slug').notNull(),
  artistSlug: text('artist_slug').notNull(),
  spotSlug: text('spot_slug').notNull(),
}).as(sql`
  select ${airItems.id}, ${airItems.kind}, ${airItems.songId}, ${airItems.spotId}, ${songs.artistId}, ${airItems.file}, ${airItems.seconds},
    coalesce(${songs.title}, ${clients.name}, ${airItems.title}) as title,
    coalesce(${artists.name}, ${airItems.artist}) as artist,
    coalesce(${songs.albumName}, ${airItems.album}) as album,
    case when ${songs.id} is null then ${airItems.year} else coalesce(to_char(${songs.albumRelease}, 'YYYY'), '') end as year,
    coalesce(${songs.albumCover}, ${spots.image}, ${airItems.cover}) as cover,
    coalesce(${songs.lyrics}, ${airItems.lyrics}) as lyrics,
    coalesce(${songs.translation}, ${airItems.translation}) as translation,
    coalesce(${clients.color}, ${airItems.clientColor}) as client_color,
    coalesce(${clients.description}, ${airItems.clientDescription}) as client_description,
    coalesce(${songs.itunesLink}, '') as itunes,
    coalesce(${songs.slug}, '') as song_slug,
    coalesce(${artists.slug}, '') as artist_slug,
    coalesce(${spots.slug}, '') as spot_slug
  from ${airItems}
  left join ${songs} on ${songs.id} = ${airItems.songId}
  left join ${artists} on ${artists.id} = ${songs.artistId}
  left join ${spots} on ${spots.id} = ${airItems.spotId}
  left join ${clients} on ${clients.id} = ${spots.clientId}`);

/** Everything that ever went on air, once and for ever. `details` is what was shown then, whatever changes later. */
export const airings = pgTable(
  'airings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    channel: text('channel').notNull(),
    /** The embedded station's or the play-out system's own id: the same airing is never written twice. */
    airingKey: text('airing_key').notNull(),
    itemId: text('item_id').notNull(),
    kind: text('kind', { enum: airKinds }).notNull(),
    title: text('title').notNull(),
    artist: text('artist').notNull().default(''),
    details: jsonb('details').$type<AiringDetails>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('airings_once').on(table.channel, table.airingKey),
    index('airings_by_time').on(table.channel, table.startsAt.desc()),
    // The play log of a month, on all channels: the table is kept for ever.
    index('airings_by_kind').on(table.kind, table.startsAt),
    enumCheck(table.kind),
  ],
);

export type AiringDetails = Pick<
  typeof airItems.$inferSelect,
  'album' | 'year' | 'cover' | 'lyrics' | 'translation' | 'clientColor' | 'clientDescription'
>;

/** One vote per airing and voter; the voter is a keyed hash of the user or the browser. */
export const ratings = pgTable(
  'ratings',
  {
    id: serial('id').primaryKey(),
    airingId: bigint('airing_id', { mode: 'number' })
      .notNull()
      .references(() => airings.id, { onDelete: 'cascade' }),
    voter: text('voter').notNull(),
    rating: integer('rating').notNull(),
    votedAt: timestamp('voted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('ratings_once').on(table.airingId, table.voter)],
);

/** One row: which process carries the station, where it is reached, and its last sign of life. */
export const stationLead = pgTable('station_lead', {
  id: integer('id').primaryKey(),
  term: bigint('term', { mode: 'number' }).notNull(),
  holder: text('holder').notNull(),
  address: text('address').notNull(),
  beatAt: timestamp('beat_at', { withTimezone: true }).notNull().defaultNow(),
});
