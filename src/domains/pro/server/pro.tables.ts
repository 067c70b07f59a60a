import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';

/** What listeners ask about PRO, in the order in which the page tells it. */
export const proFaqs = pgTable('pro_faqs', {
  id: serial('id').primaryKey(),
  question: text('question').notNull(),
  /** HTML, sanitised on save and on render. */
  answer: text('answer').notNull(),
  position: integer('position').notNull().default(0),
});
