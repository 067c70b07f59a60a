import { date, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { staffColumns } from '#server/desk/staff-columns.ts';

/** The newest poll that has opened and not closed is the one on the home page. */
export const polls = pgTable('polls', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  opensAt: timestamp('opens_at', { withTimezone: true }).notNull().defaultNow(),
  closesAt: timestamp('closes_at', { withTimezone: true }),
  ...staffColumns(),
});

export const pollAnswers = pgTable(
  'poll_answers',
  {
    id: serial('id').primaryKey(),
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('poll_answers_of_poll').on(table.pollId)],
);

/** One vote per poll and voter; the voter is a keyed hash of the user or the browser. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    voter: text('voter').notNull(),
    answerId: integer('answer_id')
      .notNull()
      .references(() => pollAnswers.id, { onDelete: 'cascade' }),
    votedAt: timestamp('voted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.voter] }), index('poll_votes_by_answer').on(table.answerId)],
);

/** The newest sentence whose day has come is today's. */
export const daySentences = pgTable('day_sentences', {
  id: serial('id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull().unique(),
  text: text('text').notNull(),
  author: text('author').notNull().default(''),
  ...staffColumns(),
});
