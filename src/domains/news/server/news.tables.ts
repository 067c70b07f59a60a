import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

export const newsCategories = pgTable('news_categories', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
});

export const news = pgTable(
  'news',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => newsCategories.id),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    /** HTML, sanitised on save and on render. */
    content: text('content').notNull(),
    author: text('author').notNull().default(''),
    image: text('image').notNull().default(''),
    pro: boolean('pro').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }),
  },
  (table) => [
    index('news_published').on(table.publishedAt.desc(), table.id.desc()),
    index('news_category_published').on(table.categoryId, table.publishedAt.desc(), table.id.desc()),
  ],
);
