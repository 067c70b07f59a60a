import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staffColumns } from '#server/desk/staff-columns.ts';
import { enumCheck } from '#server/enum-check.ts';
import { journalists, newsCategories } from './news.tables.ts';

/**
 * The working copy of every article. What readers see is the row of `news` with the same id, which is there while the article
 * is published; it is written by publishing only.
 */
export const newsDrafts = pgTable(
  'news_drafts',
  {
    /** Counted together with the published ones, so that an article has one number all its life. */
    id: integer('id').primaryKey().default(sql`nextval('news_id_seq')`),
    slug: text('slug').notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => newsCategories.id),
    journalistId: integer('journalist_id').references(() => journalists.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    titleHome: text('title_home').notNull().default(''),
    subtitle: text('subtitle').notNull().default(''),
    /** Absent while nobody has touched what was published past the desk: then it is the published one. */
    content: text('content'),
    author: text('author').notNull().default(''),
    image: text('image').notNull().default(''),
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
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    correction: text('correction').notNull().default(''),
    tagIds: integer('tag_ids').array().notNull().default(sql`'{}'`),
    relatedIds: integer('related_ids').array().notNull().default(sql`'{}'`),
    featured: boolean('featured').notNull().default(false),
    pro: boolean('pro').notNull().default(false),
    /** How far the work has come, as the people say. */
    stage: text('stage', { enum: ['idea', 'draft', 'ready'] })
      .notNull()
      .default('draft'),
    /** For which moment the newsroom means it, long before anybody schedules it. */
    plannedAt: timestamp('planned_at', { withTimezone: true }),
    /** When it is to come out, or its changes are. */
    scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
    /** When it is to be taken back. */
    unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
    /** Of the published one; nothing while there is none. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** Whether the working copy says something else than the published one. */
    hasChanges: boolean('has_changes').notNull().default(false),
    state: text('state')
      .notNull()
      .generatedAlwaysAs(
        sql`case when scheduled_at is not null then 'scheduled' when published_at is not null then 'published' else stage end`,
      ),
    ...staffColumns(),
  },
  (table) => [
    index('news_drafts_changed').on(table.changedAt.desc(), table.id.desc()),
    index('news_drafts_published').on(table.publishedAt.desc(), table.id.desc()),
    index('news_drafts_title').on(table.title, table.id),
    index('news_drafts_state').on(table.state),
    index('news_drafts_category').on(table.categoryId, table.publishedAt.desc(), table.id.desc()),
    index('news_drafts_journalist').on(table.journalistId, table.publishedAt.desc(), table.id.desc()),
    index('news_drafts_tags').using('gin', table.tagIds),
    index('news_drafts_search').using('gin', sql`${table.title} gin_trgm_ops`),
    index('news_drafts_scheduled').on(table.scheduledAt).where(sql`scheduled_at is not null`),
    index('news_drafts_day').on(sql`coalesce(scheduled_at, published_at, planned_at)`),
    index('news_drafts_unpublish').on(table.unpublishAt).where(sql`unpublish_at is not null`),
    enumCheck(table.stage),
  ],
);

/** Which stories stand first on the home page, in this order; none: the page arranges itself. One row. */
export const homeFront = pgTable(
  'home_front',
  {
    id: integer('id').primaryKey().default(1),
    pinnedIds: integer('pinned_ids').array().notNull().default(sql`'{}'`),
    ...staffColumns(),
  },
  (table) => [check('home_front_single', sql`${table.id} = 1`)],
);
