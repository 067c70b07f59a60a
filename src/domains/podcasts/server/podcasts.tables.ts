import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#domains/accounts/server/accounts.tables.ts';
import { news } from '#domains/news/server/news.tables.ts';
import { enumCheck } from '#server/enum-check.ts';

/** Somebody who is heard: `role` in the words of the podcast namespace ('host', 'guest'). */
export type PodcastPerson = { name: string; role: 'host' | 'guest' };

export const podcastShows = pgTable(
  'podcast_shows',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    /** HTML, sanitised on save and on render. */
    description: text('description').notNull().default(''),
    /** The square art, at least 1400 pixels wide: the catalogues of podcasts refuse less. */
    thumb: text('thumb').notNull().default(''),
    image: text('image').notNull().default(''),
    /** A show with one stands in the slider. */
    imageFeatured: text('image_featured').notNull().default(''),
    fadeColor: text('fade_color').notNull().default(''),
    type: text('type', { enum: ['podcast', 'mixcloud'] })
      .notNull()
      .default('podcast'),
    /** By which the host of the podcasts knows the show. */
    hostId: text('host_id').notNull().unique(),
    pro: boolean('pro').notNull().default(false),
    playerStyle: text('player_style', { enum: ['mini', 'standard', 'show'] })
      .notNull()
      .default('show'),
    author: text('author').notNull().default(''),
    people: jsonb('people').$type<PodcastPerson[]>().notNull().default([]),
    /** A category and, after ' > ', its part, in the words of Apple's list. */
    category: text('category').notNull().default('Music'),
    /** The show's name for ever, wherever its feed moves; given when its feed is first read. */
    guid: uuid('guid').unique(),
    position: integer('position').notNull().default(0),
  },
  (table) => [enumCheck(table.type), enumCheck(table.playerStyle)],
);

export const podcastEpisodes = pgTable(
  'podcast_episodes',
  {
    id: serial('id').primaryKey(),
    showId: integer('show_id')
      .notNull()
      .references(() => podcastShows.id, { onDelete: 'cascade' }),
    /** By which the host knows it, an article names it and a feed reader remembers it. */
    podcastId: text('podcast_id').notNull().unique(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** HTML, sanitised on save and on render. */
    description: text('description').notNull().default(''),
    number: integer('number').notNull(),
    /** Where the sound lies in the media store; a PRO show's under `private/`. */
    audio: text('audio').notNull().default(''),
    audioBytes: integer('audio_bytes').notNull().default(0),
    seconds: integer('seconds').notNull().default(0),
    people: jsonb('people').$type<PodcastPerson[]>().notNull().default([]),
    /** Plain paragraphs, empty where nobody has written it down. */
    transcript: text('transcript').notNull().default(''),
    newsId: integer('news_id').references(() => news.id, { onDelete: 'set null' }),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('podcast_episodes_address').on(table.showId, table.slug),
    index('podcast_episodes_news').on(table.newsId),
    index('podcast_episodes_newest').on(table.showId, table.publishedAt.desc(), table.id.desc()),
  ],
);

/** A PRO listener's own address of a PRO show's feed; only the hash of its key is kept. */
export const podcastPrivateFeeds = pgTable(
  'podcast_private_feeds',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    showId: integer('show_id')
      .notNull()
      .references(() => podcastShows.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('podcast_private_feeds_one').on(table.userId, table.showId),
    index('podcast_private_feeds_show').on(table.showId),
  ],
);

export const mixPlaylists = pgTable('mix_playlists', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
});

/** What the station's own provider of mixes answers from. */
export const mixes = pgTable(
  'mixes',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    playlist: text('playlist')
      .notNull()
      .references(() => mixPlaylists.slug, { onDelete: 'cascade' }),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    picture: text('picture').notNull().default(''),
    audio: text('audio').notNull(),
    seconds: integer('seconds').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('mixes_newest').on(table.publishedAt.desc(), table.id.desc()),
    index('mixes_of_playlist').on(table.playlist, table.publishedAt.desc(), table.id.desc()),
  ],
);
