import { desc, gte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { readWaiting, type Waiting } from '#server/desk/waiting.ts';
import { freeStreamingRequests } from './free-streaming.tables.ts';

export function readRequestsSince(db: DbOrTx, since: Date): Promise<Waiting> {
  return readWaiting(db, {
    from: freeStreamingRequests,
    where: gte(freeStreamingRequests.sentAt, since),
    title: freeStreamingRequests.tradeName,
    orderBy: desc(freeStreamingRequests.sentAt),
  });
}
