import { desc, gte } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { readWaiting, type Waiting } from '#server/desk/waiting.ts';
import { jobApplications } from './careers.tables.ts';

export function readApplicationsSince(db: DbOrTx, since: Date): Promise<Waiting> {
  return readWaiting(db, {
    from: jobApplications,
    where: gte(jobApplications.sentAt, since),
    title: jobApplications.position,
    orderBy: desc(jobApplications.sentAt),
  });
}
