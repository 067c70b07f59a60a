import { createHash, createHmac } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import type { Person } from '../accounts.store.ts';
import { resetTokens } from '../accounts.tables.ts';

const lifeMs = 3_600_000;
/** A link with less life left than this is no help to whoever still has to find the mail: a new one is made beside it. */
const leastLeftMs = 10 * 60_000;

type Owner = Pick<Person, 'id' | 'passwordHash'>;
type Shown = { userId: number; token: string };
type ResetLink = { token: string; endsAt: Date; isNew: boolean };

export type ResetTokens = {
  /** The link that is still good, with the end it had, or a new one. The person must be held by the transaction. */
  currentOrNew(tx: DbOrTx, owner: Owner, now: Date): Promise<ResetLink>;
  /** Looks without using: a wrong token is not worth the work of a new password's hash. */
  isValid(db: DbOrTx, shown: Shown, now: Date): Promise<boolean>;
  /** True once: of two calls with the same token at the same instant only one gets it. */
  take(tx: DbOrTx, shown: Shown, now: Date): Promise<boolean>;
};

/**
 * A token is derived from the secret, the account and its end, so that the same link can be mailed again; kept is only its
 * hash. 256 bits need no slow one: whoever reads the table still cannot make the link.
 */
export function createResetTokens(secret: string): ResetTokens {
  const tokenFor = ({ id, passwordHash }: Owner, endsAt: Date) =>
    createHmac('sha256', secret)
      .update(`reset ${id} ${endsAt.getTime()} ${passwordHash ?? ''}`)
      .digest('base64url');

  return {
    async currentOrNew(tx, owner, now) {
      const [current] = await tx
        .select({ tokenHash: resetTokens.tokenHash, endsAt: resetTokens.endsAt })
        .from(resetTokens)
        .where(and(eq(resetTokens.userId, owner.id), gt(resetTokens.endsAt, new Date(now.getTime() + leastLeftMs))))
        .orderBy(desc(resetTokens.endsAt))
        .limit(1);
      const again = current && { token: tokenFor(owner, current.endsAt), endsAt: current.endsAt, isNew: false };
      if (again && hashOf(again.token) === current.tokenHash) return again;
      const endsAt = new Date(now.getTime() + lifeMs);
      const token = tokenFor(owner, endsAt);
      await tx
        .insert(resetTokens)
        .values({ tokenHash: hashOf(token), userId: owner.id, endsAt })
        .onConflictDoNothing();
      return { token, endsAt, isNew: true };
    },
    isValid: async (db, shown, now) => (await db.$count(resetTokens, isGood(shown, now))) > 0,
    async take(tx, shown, now) {
      const taken = await tx.delete(resetTokens).where(isGood(shown, now)).returning({ userId: resetTokens.userId });
      return taken.length > 0;
    },
  };
}

export async function forgetResetTokensOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
}

function isGood({ userId, token }: Shown, now: Date) {
  return and(eq(resetTokens.tokenHash, hashOf(token)), eq(resetTokens.userId, userId), gt(resetTokens.endsAt, now));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
