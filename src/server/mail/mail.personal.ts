import { or, type SQL, sql } from 'drizzle-orm';
import type { PersonalData } from '../personal-data.ts';
import { mailOutbox } from './mail.tables.ts';

/** Mails to a person, and mails to the station that tell about them. */
export const mailPersonalData: PersonalData = {
  name: 'mails',
  // Without their text: it may hold a link that opens the account, and whoever holds a session must not get that far.
  collect: (db, { email }) =>
    db
      .select({
        kind: mailOutbox.kind,
        to: mailOutbox.to,
        subject: mailOutbox.subject,
        writtenAt: mailOutbox.writtenAt,
        deliveredAt: mailOutbox.deliveredAt,
      })
      .from(mailOutbox)
      .where(names(email))
      .orderBy(mailOutbox.writtenAt),
  async erase(tx, { email }) {
    await tx.delete(mailOutbox).where(names(email));
  },
};

/** The whole address and no other: ana@b.it is not a@b.it. */
function names(email: string): SQL | undefined {
  const literal = email.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, (sign) => `\\${sign}`);
  const whole = `(^|[^a-z0-9.!#$%&'*+/=?^_\`{|}~-])${literal}([^a-z0-9-]|$)`;
  return or(sql`lower(${mailOutbox.to}) = ${email.toLowerCase()}`, sql`lower(${mailOutbox.text}) ~ ${whole}`);
}
