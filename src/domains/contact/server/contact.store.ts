import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import type { PersonRef } from '#server/personal-data.ts';
import type { ContactMessage } from '../contact.rules.ts';
import { contactMailboxes, contactMessages } from './contact.tables.ts';

const repetitionMs = 10 * 60_000;

/**
 * Keeps a message, unless the same words of the same person came a moment ago: whoever does not get our answer sends once more,
 * and no desk wants to read it twice. Only inside a transaction, which holds the others back until it is done.
 */
export async function keepMessage(tx: DbOrTx, message: ContactMessage, sentAt: Date): Promise<'kept' | 'repeated'> {
  const { categoryId, ...told } = message;
  const { email, text } = told;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email.toLowerCase()}`}, 0))`);
  const [same] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        isFrom(email),
        eq(contactMessages.subjectId, categoryId),
        eq(contactMessages.text, text),
        gt(contactMessages.sentAt, new Date(sentAt.getTime() - repetitionMs)),
      ),
    )
    .limit(1);
  if (same) return 'repeated';
  await tx.insert(contactMessages).values({ ...told, subjectId: categoryId, sentAt });
  return 'kept';
}

/** Where a subject's mails go, if it has an address of its own. */
export async function findMailbox(db: DbOrTx, subjectId: number): Promise<string | undefined> {
  const [found] = await db.select().from(contactMailboxes).where(eq(contactMailboxes.subjectId, subjectId));
  return found?.address;
}

export function messagesOf(db: DbOrTx, person: PersonRef) {
  return db.select().from(contactMessages).where(isBy(person)).orderBy(contactMessages.sentAt);
}

export async function forgetMessagesOf(tx: DbOrTx, person: PersonRef): Promise<void> {
  await tx.delete(contactMessages).where(isBy(person));
}

export async function forgetMessagesBefore(db: DbOrTx, day: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.sentAt, day));
}

/** Written with the account, or before it under the same address. */
function isBy({ userId, email }: PersonRef): SQL | undefined {
  return or(eq(contactMessages.userId, userId), isFrom(email));
}

function isFrom(email: string): SQL {
  return eq(sql`lower(${contactMessages.email})`, email.toLowerCase());
}
