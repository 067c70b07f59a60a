import { jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Parts of the demo station that are in place. What staff change afterwards is never seeded over. */
export const seededParts = pgTable('seeded_parts', {
  name: text('name').primaryKey(),
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Pictures that the demo's rows name already. They are drawn later, in this order, those that somebody asked for first. */
export const seedPictures = pgTable('seed_pictures', {
  file: text('file').primaryKey(),
  position: serial('position').notNull(),
  recipe: jsonb('recipe').notNull(),
  wantedAt: timestamp('wanted_at', { withTimezone: true }),
  drawnAt: timestamp('drawn_at', { withTimezone: true }),
  sizedAt: timestamp('sized_at', { withTimezone: true }),
});
