import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../database.ts';
import { readWaiting, type Waiting } from '../desk/waiting.ts';
import { mailOutbox } from './mail.tables.ts';

/** Mails that the server which takes them refused at least once and that have not gone out since. */
export function readFailedMails(db: DbOrTx): Promise<Waiting> {
  return readWaiting(db, {
    from: mailOutbox,
    where: and(isNull(mailOutbox.deliveredAt), isNotNull(mailOutbox.lastError)),
    title: mailOutbox.subject,
    orderBy: desc(mailOutbox.writtenAt),
  });
}
