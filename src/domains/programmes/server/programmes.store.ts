import { asc } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { programmes } from './programmes.tables.ts';

export type Programme = typeof programmes.$inferSelect;

export function listProgrammes(db: DbOrTx): Promise<Programme[]> {
  return db.select().from(programmes).orderBy(asc(programmes.position), asc(programmes.startTime), asc(programmes.id));
}
