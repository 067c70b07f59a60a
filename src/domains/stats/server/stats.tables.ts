import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What consenting visitors did, without who they are: the session hash is made anew at each visit. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    sessionHash: text('session_hash').notNull(),
    labels: jsonb('labels').$type<Record<string, string>>().notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('analytics_events_happened_at').on(table.happenedAt)],
);
