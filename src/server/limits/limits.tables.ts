import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Buckets of rate-limiter-flexible; the column names are its own. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
