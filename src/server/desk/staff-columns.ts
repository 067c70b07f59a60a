import { integer, timestamp } from 'drizzle-orm/pg-core';

/** What every table of the desk carries: who wrote last and when, the version that a change starts from, and the bin. */
export const staffColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  /** A user's id; it names nobody any more once the account is gone. */
  changedBy: integer('changed_by'),
  /** Out of sight for everybody, and gone for good after 30 days. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
