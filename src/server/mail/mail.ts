import { randomUUID } from 'node:crypto';
import type { DbOrTx } from '../database.ts';
import type { Events } from '../events.ts';
import { mailOutbox } from './mail.tables.ts';

export type MailContent = { kind: string; to: string; subject: string; text: string; html: string };

export type Mail = {
  /** Writes the mail in the caller's transaction: no cause without its mail, no mail without its cause. */
  write(db: DbOrTx, mail: MailContent): Promise<void>;
};

export const mailChannel = 'mail';

/** The last word to somebody of whom nothing is kept: such a mail leaves the outbox as it is delivered. */
export const farewellKind = 'account-deleted';

export function createMail(events: Events, publicUrl: string): Mail {
  const host = new URL(publicUrl).hostname;
  return {
    async write(db, mail) {
      await db.insert(mailOutbox).values({ ...mail, messageId: `<${randomUUID()}@${host}>` });
      await events.publish(db, mailChannel, 'written');
    },
  };
}
