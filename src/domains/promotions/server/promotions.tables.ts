import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#domains/accounts/server/accounts.tables.ts';

export const promotions = pgTable(
  'promotions',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    /** HTML, sanitised on render. */
    description: text('description').notNull(),
    /** HTML, sanitised on render. */
    rules: text('rules').notNull(),
    prize: text('prize').notNull(),
    /** How many people win. */
    places: integer('places').notNull().default(1),
    image: text('image').notNull().default(''),
    banner: text('banner').notNull().default(''),
    featuredImage: text('featured_image').notNull().default(''),
    featuredBanner: text('featured_banner').notNull().default(''),
    /** The picture is so light that the words on it are dark. */
    darkText: boolean('dark_text').notNull().default(false),
    pro: boolean('pro').notNull().default(false),
    singleWord: boolean('single_word').notNull().default(false),
    multiple: boolean('multiple').notNull().default(false),
    editable: boolean('editable').notNull().default(false),
    /** Which answers take part in the draw; empty: all. */
    rightAnswers: text('right_answers').array().notNull().default([]),
    /** Null is a draft that nobody outside sees; a later instant is one that opens by itself. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('promotions_published').on(table.publishedAt.desc(), table.id.desc()),
    index('promotions_closed').on(table.closesAt.desc(), table.id.desc()),
  ],
);

export const promotionAnswers = pgTable(
  'promotion_answers',
  {
    id: serial('id').primaryKey(),
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answer: text('answer').notNull(),
    /** The promotion takes one answer from each person: the index below then refuses a second one. */
    single: boolean('single').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }),
    rulesAcceptedAt: timestamp('rules_accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('promotion_answers_one').on(table.promotionId, table.userId).where(sql`${table.single}`),
    /** Where many are welcome, the same words twice are one answer. */
    uniqueIndex('promotion_answers_words').on(table.promotionId, table.userId, table.answer),
    index('promotion_answers_user').on(table.userId),
  ],
);

/** How the winners were found: whoever has the seed and the answers finds the same ones. */
export const promotionDraws = pgTable('promotion_draws', {
  promotionId: integer('promotion_id')
    .primaryKey()
    .references(() => promotions.id, { onDelete: 'cascade' }),
  seed: text('seed').notNull(),
  /** How many people took part in the draw. */
  candidates: integer('candidates').notNull(),
  drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull(),
});

/** The document of a prize. It holds its own copy of who won, because it outlives the account. */
export const promotionWinners = pgTable(
  'promotion_winners',
  {
    id: serial('id').primaryKey(),
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'restrict' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    cpf: text('cpf'),
    city: text('city').notNull().default(''),
    stateId: integer('state_id'),
    prize: text('prize').notNull(),
    wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** Only what staff has published, and never who has left. */
    shown: boolean('shown').notNull().default(false),
  },
  (table) => [
    uniqueIndex('promotion_winners_once').on(table.promotionId, table.userId),
    index('promotion_winners_user').on(table.userId),
  ],
);
