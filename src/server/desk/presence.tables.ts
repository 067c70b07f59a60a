import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who has what open at the desk; each window says so again every few seconds. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    resource: text('resource').notNull(),
    itemId: integer('item_id').notNull(),
    userId: integer('user_id').notNull(),
    /** One window of the person's: closing one leaves the others. */
    window: text('window').notNull(),
    userName: text('user_name').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.itemId, table.userId, table.window] }),
    index('staff_presence_seen').on(table.seenAt),
  ],
);
