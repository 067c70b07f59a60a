import { asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { readWaiting, type Waiting } from '#server/desk/waiting.ts';
import { contactMessages } from './contact.tables.ts';

/** What nobody has answered yet, the oldest first. */
export function readUnanswered(db: DbOrTx): Promise<Waiting> {
  const { name, city } = contactMessages;
  return readWaiting(db, {
    from: contactMessages,
    where: eq(contactMessages.status, 'new'),
    title: sql`concat_ws(', ', ${name}, nullif(${city}, ''))`,
    orderBy: asc(contactMessages.sentAt),
  });
}
