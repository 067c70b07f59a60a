import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { affiliateStreams, statsLinks } from './stats.tables.ts';

export function listAffiliates(db: DbOrTx) {
  return db.select().from(affiliateStreams).orderBy(asc(affiliateStreams.position), asc(affiliateStreams.sid));
}

export async function findAffiliate(db: DbOrTx, sid: string) {
  const [found] = await db.select().from(affiliateStreams).where(eq(affiliateStreams.sid, sid));
  return found;
}

export function listLinks(db: DbOrTx) {
  return db.select().from(statsLinks).orderBy(asc(statsLinks.position), asc(statsLinks.id));
}
