import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { oneTimeCodes } from '../accounts.tables.ts';

const lifeMs = 10 * 60_000;
const tries = 5;

/** What a code is for. A link code is bound to the identity that asked for it. */
export type CodeSubject = { userId: number; purpose: 'confirm' | 'link'; firebaseUid?: string };

/** The digits that are typed, and what the mail's own link carries beside them. */
export type MailedCode = { code: string; linkToken: string };

/** Whose tries are spent: those of browsers that the account knows, or everybody else's. */
type Shower = 'known' | 'stranger';

export type Codes = {
  /** Six digits for ten minutes; whatever code stood there for the same purpose is worth nothing from now on. */
  issueCode(db: DbOrTx, subject: CodeSubject, now: Date): Promise<MailedCode>;
  /**
   * True once, for the right code. Every try is counted by the row itself, so guesses at the same instant share the five.
   * Do not throw in the transaction after a `false`: rolling back would give the try back.
   */
  takeCode(db: DbOrTx, subject: CodeSubject, code: string, now: Date, shower?: Shower): Promise<boolean>;
  /** Whether somebody shows what only the mail's link says: they read the mail, and no guessing elsewhere stops them. */
  isFromLink(db: DbOrTx, subject: CodeSubject, shown: MailedCode, now: Date): Promise<boolean>;
};

export function createCodes(secret: string): Codes {
  const hashOf = ({ userId, purpose, firebaseUid = '' }: CodeSubject, code: string) =>
    createHmac('sha256', secret).update(`code ${purpose} ${userId} ${firebaseUid} ${code}`).digest('base64url');
  const linkTokenOf = ({ userId, purpose }: CodeSubject, codeHash: string, endsAt: Date) =>
    createHmac('sha256', secret)
      .update(`code-link ${purpose} ${userId} ${codeHash} ${endsAt.getTime()}`)
      .digest('base64url');

  return {
    async issueCode(db, subject, now) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const { userId, purpose, firebaseUid = null } = subject;
      const fresh = {
        codeHash: hashOf(subject, code),
        firebaseUid,
        triesLeft: tries,
        strangerTriesLeft: tries,
        endsAt: new Date(now.getTime() + lifeMs),
      };
      await db
        .insert(oneTimeCodes)
        .values({ userId, purpose, ...fresh })
        .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: fresh });
      return { code, linkToken: linkTokenOf(subject, fresh.codeHash, fresh.endsAt) };
    },

    async takeCode(db, subject, code, now, shower = 'stranger') {
      const { firebaseUid } = subject;
      const left = shower === 'known' ? 'triesLeft' : 'strangerTriesLeft';
      const [row] = await db
        .update(oneTimeCodes)
        .set({ [left]: sql`${oneTimeCodes[left]} - 1` })
        .where(
          and(
            isOf(subject),
            firebaseUid === undefined ? isNull(oneTimeCodes.firebaseUid) : eq(oneTimeCodes.firebaseUid, firebaseUid),
            gt(oneTimeCodes[left], 0),
            gt(oneTimeCodes.endsAt, now),
          ),
        )
        .returning({ codeHash: oneTimeCodes.codeHash });
      if (!row || !isSame(row.codeHash, hashOf(subject, code))) return false;
      await db.delete(oneTimeCodes).where(isOf(subject));
      return true;
    },

    async isFromLink(db, subject, { code, linkToken }, now) {
      const [row] = await db
        .select({ codeHash: oneTimeCodes.codeHash, endsAt: oneTimeCodes.endsAt })
        .from(oneTimeCodes)
        .where(and(isOf(subject), gt(oneTimeCodes.endsAt, now)));
      if (!row || !isSame(row.codeHash, hashOf(subject, code))) return false;
      return isSame(linkTokenOf(subject, row.codeHash, row.endsAt), linkToken);
    },
  };
}

function isOf({ userId, purpose }: CodeSubject) {
  return and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
