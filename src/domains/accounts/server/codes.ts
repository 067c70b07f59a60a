import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { oneTimeCodes } from './accounts.tables.ts';

const lifeMs = 10 * 60_000;
const tries = 5;

/** What a code is for. A link code is bound to the identity that asked for it. */
export type CodeSubject = { userId: number; purpose: 'confirm' | 'link'; firebaseUid?: string };

export type Codes = {
  /** Six digits for ten minutes; whatever code stood there for the same purpose is worth nothing from now on. */
  issueCode(db: DbOrTx, subject: CodeSubject, now: Date): Promise<string>;
  /**
   * True once, for the right code. Every try is counted by the row itself, so guesses at the same instant share the five.
   * Do not throw in the transaction after a `false`: rolling back would give the try back.
   */
  takeCode(db: DbOrTx, subject: CodeSubject, code: string, now: Date): Promise<boolean>;
};

export function createCodes(secret: string): Codes {
  const hashOf = ({ userId, purpose, firebaseUid = '' }: CodeSubject, code: string) =>
    createHmac('sha256', secret).update(`code ${purpose} ${userId} ${firebaseUid} ${code}`).digest('base64url');

  return {
    async issueCode(db, subject, now) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const { userId, purpose, firebaseUid = null } = subject;
      const fresh = {
        codeHash: hashOf(subject, code),
        firebaseUid,
        triesLeft: tries,
        endsAt: new Date(now.getTime() + lifeMs),
      };
      await db
        .insert(oneTimeCodes)
        .values({ userId, purpose, ...fresh })
        .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: fresh });
      return code;
    },

    async takeCode(db, subject, code, now) {
      const { userId, purpose, firebaseUid } = subject;
      const isSubject = and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose));
      const [row] = await db
        .update(oneTimeCodes)
        .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
        .where(
          and(
            isSubject,
            firebaseUid === undefined ? isNull(oneTimeCodes.firebaseUid) : eq(oneTimeCodes.firebaseUid, firebaseUid),
            gt(oneTimeCodes.triesLeft, 0),
            gt(oneTimeCodes.endsAt, now),
          ),
        )
        .returning({ codeHash: oneTimeCodes.codeHash });
      if (!row || !isSame(row.codeHash, hashOf(subject, code))) return false;
      await db.delete(oneTimeCodes).where(isSubject);
      return true;
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
