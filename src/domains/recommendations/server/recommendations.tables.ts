import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#domains/accounts/server/accounts.tables.ts';

/** The songs that listeners recommend: the inbox of those who choose the music. */
export const recommendations = pgTable(
  'recommendations',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    artistName: text('artist_name').notNull(),
    songName: text('song_name').notNull(),
    link: text('link').notNull().default(''),
    message: text('message').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    /** Sent again because the answer got lost, a recommendation is still one. */
    uniqueIndex('recommendations_once').on(table.userId, table.artistName, table.songName, sql`md5(${table.message})`),
    index('recommendations_sent_at').on(table.sentAt.desc()),
  ],
);
