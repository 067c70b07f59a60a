import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';

export const newsCategories = pgTable('news_categories', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
});
