import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../database.ts';
import { readWaiting, type Waiting } from '../desk/waiting.ts';
import type { Events } from '../events.ts';
import { mailOutbox } from './mail.tables.ts';
import { mailChannel } from './mail.ts';

const hasFailed = and(isNull(mailOutbox.deliveredAt), isNotNull(mailOutbox.lastError));
const most = 100;

/** Mails that the server which takes them refused at least once and that have not gone out since. */
export function readFailedMails(db: DbOrTx): Promise<Waiting> {
  return readWaiting(db, {
    from: mailOutbox,
    where: hasFailed,
    title: mailOutbox.subject,
    orderBy: desc(mailOutbox.writtenAt),
  });
}

export async function listFailedMails(db: DbOrTx) {
  return db
    .select({
      id: mailOutbox.id,
      title: mailOutbox.subject,
      to: mailOutbox.to,
      at: mailOutbox.writtenAt,
      why: sql<string>`coalesce(${mailOutbox.lastError}, '')`,
      attempts: mailOutbox.attempts,
    })
    .from(mailOutbox)
    .where(hasFailed)
    .orderBy(desc(mailOutbox.writtenAt))
    .limit(most);
}

/** At once instead of after its pause. Its subject, or null where it has not failed. */
export async function retryMail(tx: DbOrTx, events: Events, id: string, now: Date): Promise<string | null> {
  const [mail] = await tx
    .update(mailOutbox)
    .set({ nextTryAt: now })
    .where(and(eq(mailOutbox.id, id), hasFailed))
    .returning({ subject: mailOutbox.subject });
  if (!mail) return null;
  await events.publish(tx, mailChannel, 'written');
  return mail.subject;
}
