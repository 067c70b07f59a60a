import { asc } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { partners } from './partners.tables.ts';

export type Partner = typeof partners.$inferSelect;

export function listPartners(db: DbOrTx): Promise<Partner[]> {
  return db.select().from(partners).orderBy(asc(partners.position), asc(partners.id));
}
