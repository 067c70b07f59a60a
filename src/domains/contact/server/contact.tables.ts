import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#domains/accounts/server/accounts.tables.ts';
import { enumCheck } from '#server/enum-check.ts';

/** What people write to the station: the inbox of every desk. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    subjectId: integer('subject_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    city: text('city').notNull(),
    region: text('region').notNull(),
    text: text('text').notNull(),
    /** Who was signed in while writing; null for a visitor. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['new', 'answered', 'closed'] })
      .notNull()
      .default('new'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_messages_inbox').on(table.status, table.sentAt.desc(), table.id.desc()),
    index('contact_messages_sent').on(table.sentAt),
    index('contact_messages_email').on(sql`lower(${table.email})`),
    index('contact_messages_user').on(table.userId),
    enumCheck(table.status),
  ],
);

/** Where the mails about a subject go; a subject without a row goes to the station's own address. */
export const contactMailboxes = pgTable('contact_mailboxes', {
  subjectId: integer('subject_id').primaryKey(),
  address: text('address').notNull(),
});
