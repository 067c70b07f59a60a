import { boolean, date, index, integer, pgTable, primaryKey, real, serial, text } from 'drizzle-orm/pg-core';

/** Who advertises on the station. */
export const clients = pgTable('clients', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  shortDescription: text('short_description').notNull().default(''),
  /** HTML, sanitised on save and on render. */
  description: text('description').notNull().default(''),
  image: text('image').notNull().default(''),
  link: text('link').notNull().default(''),
  color: text('color').notNull().default(''),
  locations: text('locations').array().notNull().default([]),
});

/** One recorded advertisement; the same slug names it in the play log. */
export const spots = pgTable(
  'spots',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    clientId: integer('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    image: text('image').notNull().default(''),
    audio: text('audio').notNull().default(''),
    seconds: real('seconds').notNull().default(0),
    link: text('link').notNull().default(''),
    /** HTML, sanitised on save and on render. */
    transcript: text('transcript').notNull().default(''),
    locations: text('locations').array().notNull().default([]),
    /** Whether the station also serves it as a preroll of its own. */
    isPreroll: boolean('is_preroll').notNull().default(false),
  },
  (table) => [index('spots_of_client').on(table.clientId)],
);

/** How often a spot was shown, heard to a quarter, clicked …; counted by day, without a word about the listener. */
export const spotEvents = pgTable(
  'spot_events',
  {
    spotId: integer('spot_id')
      .notNull()
      .references(() => spots.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.spotId, table.day, table.event] })],
);
