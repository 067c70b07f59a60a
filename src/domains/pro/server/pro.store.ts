import { asc } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { proFaqs } from './pro.tables.ts';

export type FaqRow = typeof proFaqs.$inferSelect;

export function listFaqs(db: DbOrTx): Promise<FaqRow[]> {
  return db.select().from(proFaqs).orderBy(asc(proFaqs.position), asc(proFaqs.id));
}
