import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';

export const partners = pgTable('partners', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  image: text('image').notNull().default(''),
  website: text('website').notNull().default(''),
  position: integer('position').notNull().default(0),
});
