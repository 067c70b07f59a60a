import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many rows visitors have caused in a table on a day, and how many more were turned away. */
export const dailyGrowth = pgTable(
  'daily_growth',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    rows: integer('rows').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);
