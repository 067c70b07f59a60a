import { asc } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { affiliates } from './affiliates.tables.ts';

export type Affiliate = typeof affiliates.$inferSelect;

export function listAffiliates(db: DbOrTx): Promise<Affiliate[]> {
  return db.select().from(affiliates).orderBy(asc(affiliates.position), asc(affiliates.id));
}
