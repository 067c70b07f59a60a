import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    lastName: text('last_name').notNull().default(''),
    cpf: text('cpf'),
    birthday: date('birthday', { mode: 'string' }),
    gender: text('gender'),
    phone: text('phone').notNull().default(''),
    stateId: integer('state_id'),
    cityId: integer('city_id'),
    postalCode: text('postal_code').notNull().default(''),
    district: text('district').notNull().default(''),
    street: text('street').notNull().default(''),
    streetNumber: text('street_number').notNull().default(''),
    addressSupplement: text('address_supplement').notNull().default(''),
    newsletter: boolean('newsletter').notNull().default(false),
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    /** Seeded with a printed password: production does not start while one exists. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`), uniqueIndex('users_cpf').on(table.cpf)],
);

/** PRO is a dated grant: the apps sell it, staff and the app backend set it. */
export const proGrants = pgTable(
  'pro_grants',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    source: text('source').notNull(),
  },
  (table) => [index('pro_grants_user').on(table.userId)],
);

export const staffRoles = pgTable(
  'staff_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** The row behind every token: without it, or past its end, the token is worth nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_ends_at').on(table.endsAt)],
);
