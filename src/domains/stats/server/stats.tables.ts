import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

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

/** How often each thing happened on a day: what remains when the single events are forgotten. */
export const analyticsDays = pgTable(
  'analytics_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    events: integer('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Who hears a demo station on an ordinary evening, per channel. Empty where only people are counted. */
export const demoAudiences = pgTable('demo_audiences', {
  channel: text('channel').primaryKey(),
  usual: integer('usual').notNull(),
  /** By which share of it the count goes up and down. */
  restless: real('restless').notNull(),
});

/** How many listened at an instant, per channel. An instant is written whole or not at all, so its total is their sum. */
export const listenerSamples = pgTable(
  'listener_samples',
  {
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    channel: text('channel').notNull(),
    listeners: integer('listeners').notNull(),
  },
  (table) => [primaryKey({ columns: [table.takenAt, table.channel] })],
);

/**
 * Samples of one series in one span of time, in figures that can be added up. The series is a channel, or `total`: the highest
 * and lowest total cannot be found again from those of the channels.
 */
const rollup = () => ({
  series: text('series').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  count: integer('count').notNull(),
  sum: bigint('sum', { mode: 'number' }).notNull(),
  sumOfSquares: bigint('sum_of_squares', { mode: 'bigint' }).notNull(),
  min: integer('min').notNull(),
  max: integer('max').notNull(),
});

export const listenerMinutes = pgTable('listener_minutes', rollup(), (table) => [
  primaryKey({ columns: [table.series, table.startsAt] }),
]);

export const listenerHours = pgTable('listener_hours', rollup(), (table) => [
  primaryKey({ columns: [table.series, table.startsAt] }),
]);

/** Days begin at midnight in Brasilia. */
export const listenerDays = pgTable('listener_days', rollup(), (table) => [
  primaryKey({ columns: [table.series, table.startsAt] }),
]);

/** Which channel of the statistics the listeners of a stream belong to, where the stream is not called like it. */
export const listenerSources = pgTable('listener_sources', {
  source: text('source').primaryKey(),
  channel: text('channel').notNull(),
});

/** The affiliate stations that staff may listen to from the dashboard. */
export const affiliateStreams = pgTable('affiliate_streams', {
  sid: text('sid').primaryKey(),
  name: text('name').notNull(),
  /** A path of this house or an address on the Icecast server. */
  address: text('address').notNull(),
  position: integer('position').notNull().default(0),
});

/** What else the staff of the statistics opens every day. */
export const statsLinks = pgTable('stats_links', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
  title: text('title').notNull(),
  href: text('href').notNull(),
  target: text('target').notNull().default('_blank'),
  position: integer('position').notNull().default(0),
});

/** What the music societies ask for beside artist and title, kept under the name that goes on air, in small letters. */
export const recordingCredits = pgTable(
  'recording_credits',
  {
    artist: text('artist').notNull(),
    title: text('title').notNull(),
    composers: text('composers').notNull().default(''),
    publisher: text('publisher').notNull().default(''),
    label: text('label').notNull().default(''),
    isrc: text('isrc').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.artist, table.title] })],
);
