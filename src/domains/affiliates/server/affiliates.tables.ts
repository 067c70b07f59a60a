import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';

export const affiliates = pgTable('affiliates', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  frequency: text('frequency').notNull(),
  street: text('street').notNull(),
  postalCode: text('postal_code').notNull(),
  state: text('state').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  position: integer('position').notNull().default(0),
});
