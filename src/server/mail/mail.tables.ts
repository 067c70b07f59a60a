import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails stand here from the transaction that causes them until they are delivered. */
export const mailOutbox = pgTable('mail_outbox', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Made once: every attempt carries the same, so that a receiver can tell a repetition. */
  messageId: text('message_id').notNull().unique(),
  kind: text('kind').notNull(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
});
