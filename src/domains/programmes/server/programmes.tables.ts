import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';

export const programmes = pgTable('programmes', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  description: text('description').notNull(),
  image: text('image').notNull().default(''),
  host: text('host').notNull().default(''),
  days: text('days').notNull(),
  weekdays: jsonb('weekdays').$type<number[]>().notNull(),
  /** Wall-clock time of the station's zone, 'HH:MM'. */
  startTime: text('start_time').notNull(),
  endTime: text('end_time').notNull(),
  position: integer('position').notNull().default(0),
});
