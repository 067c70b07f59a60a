import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { enumCheck } from '#server/enum-check.ts';
import { type AppParametersChange, consentChoices } from '../site.contract.ts';

/** One row: what staff changed of the parameters, over the defaults. `version` refuses to overwrite somebody else's newer change. */
export const siteParameters = pgTable('site_parameters', {
  id: integer('id').primaryKey(),
  data: jsonb('data').$type<AppParametersChange>().notNull(),
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row: what tells this station's things from everybody else's, made once and kept whatever its host is called. */
export const stationIdentity = pgTable('station_identity', {
  id: integer('id').primaryKey(),
  namespace: uuid('namespace').notNull().defaultRandom(),
});

/** Proof of each cookie choice. The hash belongs to the visit, not to a person. */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    choice: text('choice', { enum: consentChoices }).notNull(),
    statistics: boolean('statistics').notNull(),
    marketing: boolean('marketing').notNull(),
    visitHash: text('visit_hash').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [enumCheck(table.choice)],
);
