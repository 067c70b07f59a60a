import { pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

export const freeStreamingRequests = pgTable('free_streaming_requests', {
  id: serial('id').primaryKey(),
  company: text('company').notNull(),
  tradeName: text('trade_name').notNull(),
  cnpj: text('cnpj').notNull(),
  page: text('page').notNull(),
  ownerName: text('owner_name').notNull(),
  ownerEmail: text('owner_email').notNull(),
  phone: text('phone').notNull(),
  band: text('band').notNull(),
  frequency: text('frequency').notNull(),
  power: text('power').notNull(),
  state: text('state').notNull(),
  city: text('city').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
});
