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
import { enumCheck } from '#server/enum-check.ts';
import { staffRoleNames } from '../accounts.rules.ts';
import { countries } from '../country.rules.ts';
import { genders } from '../profile.rules.ts';

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    lastName: text('last_name').notNull().default(''),
    country: text('country', { enum: countries }).notNull().default('BR'),
    /** The number of the country's tax office: CPF or codice fiscale, which never look alike. */
    cpf: text('cpf'),
    birthday: date('birthday', { mode: 'string' }),
    gender: text('gender', { enum: genders }),
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
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_cpf').on(table.cpf),
    enumCheck(table.country),
    enumCheck(table.gender),
  ],
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
    /** The app backend's own name for what was bought: telling it twice changes nothing. */
    reference: text('reference'),
  },
  (table) => [
    index('pro_grants_user').on(table.userId),
    uniqueIndex('pro_grants_reference').on(table.source, table.reference),
  ],
);

/**
 * When the app backend last spoke of a sale. What it signed before that, or at that very instant, changes nothing any more.
 * Names nobody and outlives the account: a message that somebody caught is worth nothing after a deletion either.
 */
export const proMessages = pgTable(
  'pro_messages',
  {
    source: text('source').notNull(),
    reference: text('reference').notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.reference] })],
);

export const staffRoles = pgTable(
  'staff_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: staffRoleNames }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] }), enumCheck(table.role)],
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
    /** To within some minutes; a session of staff ends when it has rested too long. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_ends_at').on(table.endsAt)],
);

/** The 6 digits that prove that somebody reads an address; one at a time for each purpose, kept as a keyed hash. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm', 'link'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** Whom a link is for: a code that was asked for with one identity binds no other. */
    firebaseUid: text('firebase_uid'),
    triesLeft: integer('tries_left').notNull(),
    /** Browsers that the account does not know have tries of their own: guessing elsewhere never spends the owner's. */
    strangerTriesLeft: integer('stranger_tries_left').notNull().default(5),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] }), enumCheck(table.purpose)],
);

/** Links for a new password, by the hash of their token. Using one removes them all. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('reset_tokens_user').on(table.userId), index('reset_tokens_ends_at').on(table.endsAt)],
);

/** A Google or Facebook identity, known by its Firebase uid. An account has at most one. */
export const identities = pgTable(
  'identities',
  {
    firebaseUid: text('firebase_uid').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['google', 'facebook'] }).notNull(),
    boundAt: timestamp('bound_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [enumCheck(table.provider)],
);

/** The secret behind the codes of somebody's authenticator app, encrypted; without `onSince` it waits for its first code. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** The step of the last code that counted: none counts twice. */
  lastStep: integer('last_step').notNull().default(0),
  onSince: timestamp('on_since', { withTimezone: true }),
});

/** What stands in for a lost phone, by keyed hash; using one removes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Staff roles that count only with a second factor. */
export const secondFactorRoles = pgTable(
  'second_factor_roles',
  { role: text('role', { enum: staffRoleNames }).primaryKey() },
  (table) => [enumCheck(table.role)],
);

/** Keys to the first administrator's account, by hash: one for each start, worth nothing once an administrator exists. */
export const setupKeys = pgTable('setup_keys', {
  keyHash: text('key_hash').primaryKey(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});
