import { desc, gte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { readWaiting, type Waiting } from '#server/desk/waiting.ts';
import { recommendations } from './recommendations.tables.ts';

export function readRecommendationsSince(db: DbOrTx, since: Date): Promise<Waiting> {
  return readWaiting(db, {
    from: recommendations,
    where: gte(recommendations.sentAt, since),
    title: recommendations.songName,
    orderBy: desc(recommendations.sentAt),
  });
}
