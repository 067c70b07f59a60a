import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Parts of the demo station that are in place. What staff change afterwards is never seeded over. */
export const seededParts = pgTable('seeded_parts', {
  name: text('name').primaryKey(),
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull().defaultNow(),
});
