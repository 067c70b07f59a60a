import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#domains/accounts/server/accounts.tables.ts';
import { enumCheck } from '#server/enum-check.ts';

/** One without a seal is a draft that nobody outside sees. */
export const hunts = pgTable(
  'hunts',
  {
    id: serial('id').primaryKey(),
    title: text('title').notNull(),
    bannerMessage: text('banner_message').notNull(),
    /** HTML, sanitised on render. */
    rules: text('rules').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('hunts_window').on(table.startsAt.desc(), table.endsAt),
    check('hunts_window_runs_forward', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

export const huntPrizes = pgTable(
  'hunt_prizes',
  {
    id: serial('id').primaryKey(),
    huntId: integer('hunt_id')
      .notNull()
      .references(() => hunts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    icon: text('icon').notNull().default(''),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    index('hunt_prizes_hunt').on(table.huntId),
    check('hunt_prizes_some', sql`${table.quantity} between 1 and 10000`),
  ],
);

/** What the winning instants were drawn from. The hash is public from the first day, the seed when the hunt is over. */
export const huntSeals = pgTable('hunt_seals', {
  huntId: integer('hunt_id')
    .primaryKey()
    .references(() => hunts.id, { onDelete: 'cascade' }),
  seed: text('seed').notNull(),
  hash: text('hash').notNull(),
  sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
});

/**
 * One piece of a prize: free, reserved for somebody until an instant, or won. All of it stands in this one row, so that two
 * people who reach for the same piece meet at its lock and the later one sees what the earlier one did.
 */
export const huntUnits = pgTable(
  'hunt_units',
  {
    id: serial('id').primaryKey(),
    huntId: integer('hunt_id')
      .notNull()
      .references(() => hunts.id, { onDelete: 'cascade' }),
    prizeId: integer('prize_id')
      .notNull()
      .references(() => huntPrizes.id, { onDelete: 'cascade' }),
    /** Its place in the sealed schedule. */
    number: integer('number').notNull(),
    winsAt: timestamp('wins_at', { withTimezone: true }).notNull(),
    holderId: integer('holder_id').references(() => users.id, { onDelete: 'set null' }),
    reservedUntil: timestamp('reserved_until', { withTimezone: true }),
    wonAt: timestamp('won_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('hunt_units_number').on(table.huntId, table.number),
    /** One win for each person in each hunt, whatever the code believes. */
    uniqueIndex('hunt_units_holder').on(table.huntId, table.holderId),
    index('hunt_units_holder_id').on(table.holderId),
    index('hunt_units_prize').on(table.prizeId),
    index('hunt_units_left').on(table.huntId, table.winsAt).where(sql`${table.wonAt} is null`),
  ],
);

/** Who takes part, and how many pages they have seen meanwhile. */
export const huntPlayers = pgTable(
  'hunt_players',
  {
    huntId: integer('hunt_id')
      .notNull()
      .references(() => hunts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    views: integer('views').notNull().default(1),
    lastViewAt: timestamp('last_view_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.huntId, table.userId] }), index('hunt_players_user').on(table.userId)],
);

/** The document of a prize, written when its chest is opened. It holds its own copy of who won, because it outlives the account. */
export const huntWins = pgTable(
  'hunt_wins',
  {
    unitId: integer('unit_id')
      .primaryKey()
      .references(() => huntUnits.id, { onDelete: 'restrict' }),
    huntId: integer('hunt_id')
      .notNull()
      .references(() => hunts.id, { onDelete: 'restrict' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    cpf: text('cpf'),
    prize: text('prize').notNull(),
    wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    shareSituation: text('share_situation', { enum: ['facebook', 'twitter', 'whatsapp', 'closed'] }),
  },
  (table) => [
    uniqueIndex('hunt_wins_user').on(table.huntId, table.userId),
    /** Leaving and coming back under a new account is no second chance. */
    uniqueIndex('hunt_wins_cpf').on(table.huntId, table.cpf),
    index('hunt_wins_user_id').on(table.userId),
    enumCheck(table.shareSituation),
  ],
);
