import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { staffColumns } from '#server/desk/staff-columns.ts';
import { enumCheck } from '#server/enum-check.ts';

export const newsCategories = pgTable('news_categories', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
  ...staffColumns(),
});

export const journalists = pgTable('journalists', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  image: text('image').notNull().default(''),
  /** Who has left keeps the profile and the articles. */
  isActive: boolean('is_active').notNull().default(true),
  ...staffColumns(),
});

export const newsTags = pgTable('news_tags', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  ...staffColumns(),
});

export const news = pgTable(
  'news',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => newsCategories.id),
    journalistId: integer('journalist_id').references(() => journalists.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** A shorter one for the home page; empty: the title. */
    titleHome: text('title_home').notNull().default(''),
    subtitle: text('subtitle').notNull().default(''),
    /** HTML, sanitised on save and on render. */
    content: text('content').notNull(),
    author: text('author').notNull().default(''),
    image: text('image').notNull().default(''),
    /** What the picture shows, for who does not see it. */
    imageAlt: text('image_alt').notNull().default(''),
    imageCaption: text('image_caption').notNull().default(''),
    imageLink: text('image_link').notNull().default(''),
    coverVideoFile: text('cover_video_file').notNull().default(''),
    coverVideoYoutubeId: text('cover_video_youtube_id').notNull().default(''),
    podcastId: text('podcast_id').notNull().default(''),
    podcastType: text('podcast_type').notNull().default(''),
    podcastPlayerStyle: text('podcast_player_style').notNull().default(''),
    podcastPlayerColor: text('podcast_player_color').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
    /** For search engines and share cards; empty: title and subtitle. */
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** What was wrong and is put right, for readers. */
    correction: text('correction').notNull().default(''),
    correctedAt: timestamp('corrected_at', { withTimezone: true }),
    /** Chosen by hand; they stand before those that share its tags. */
    relatedIds: integer('related_ids').array().notNull().default(sql`'{}'`),
    /** The newest featured item opens the home page. */
    featured: boolean('featured').notNull().default(false),
    pro: boolean('pro').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }),
  },
  (table) => [
    index('news_published').on(table.publishedAt.desc(), table.id.desc()),
    index('news_category_published').on(table.categoryId, table.publishedAt.desc(), table.id.desc()),
    index('news_journalist_published').on(table.journalistId, table.publishedAt.desc(), table.id.desc()),
  ],
);

export const newsTagged = pgTable(
  'news_tagged',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => newsTags.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.tagId] }), index('news_tagged_by_tag').on(table.tagId)],
);

/**
 * What was seen or opened: once per article, visit and hour, however often it is sent. The hour is that of the arrival, since
 * whoever sends a view names any instant they like. Kept for 90 days.
 */
export const newsViews = pgTable(
  'news_views',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['view', 'hit'] })
      .notNull()
      .default('view'),
    session: text('session').notNull(),
    /** Its beginning. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.kind, table.session, table.hour] }),
    index('news_views_hour').on(table.hour),
    enumCheck(table.kind),
    check('news_views_whole_hour', sql`extract(epoch from ${table.hour})::bigint % 3600 = 0`),
  ],
);

/** How often an address was counted for an article on a day: under a keyed hash, and only until the day after. */
export const newsViewQuotas = pgTable(
  'news_view_quotas',
  {
    day: date('day', { mode: 'string' }).notNull(),
    address: text('address').notNull(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['view', 'hit'] }).notNull(),
    views: integer('views').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.address, table.newsId, table.kind] }),
    index('news_view_quotas_news').on(table.newsId),
    enumCheck(table.kind),
  ],
);

/** Which pages of tags a visit has opened in an hour. */
export const tagViews = pgTable(
  'tag_views',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => newsTags.id, { onDelete: 'cascade' }),
    session: text('session').notNull(),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.session, table.hour] }),
    index('tag_views_hour').on(table.hour),
    check('tag_views_whole_hour', sql`extract(epoch from ${table.hour})::bigint % 3600 = 0`),
  ],
);

/** The counts that remain: views of lists and articles, and articles opened. */
export const newsDays = pgTable(
  'news_days',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    hits: integer('hits').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.day] }), index('news_days_by_day').on(table.day)],
);

export const tagDays = pgTable(
  'tag_days',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => newsTags.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    hits: integer('hits').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tagId, table.day] })],
);
