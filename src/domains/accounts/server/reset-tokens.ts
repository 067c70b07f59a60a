import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { resetTokens } from './accounts.tables.ts';

const lifeMs = 3_600_000;

/** 256 random bits need no slow hash: whoever reads the table still cannot make the link. */
export async function issueResetToken(tx: DbOrTx, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(resetTokens).values({ tokenHash: hashOf(token), userId, endsAt: new Date(now.getTime() + lifeMs) });
  return token;
}

type Shown = { userId: number; token: string };

/** Looks without using: a wrong token is not worth the work of a new password's hash. */
export async function isResetToken(db: DbOrTx, shown: Shown, now: Date): Promise<boolean> {
  return (await db.$count(resetTokens, isValid(shown, now))) > 0;
}

/** True once: of two calls with the same token at the same instant only one gets it. */
export async function takeResetToken(tx: DbOrTx, shown: Shown, now: Date): Promise<boolean> {
  const taken = await tx.delete(resetTokens).where(isValid(shown, now)).returning({ userId: resetTokens.userId });
  return taken.length > 0;
}

export async function forgetResetTokensOf(tx: DbOrTx, userId: number): Promise<void> {
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
}

function isValid({ userId, token }: Shown, now: Date) {
  return and(eq(resetTokens.tokenHash, hashOf(token)), eq(resetTokens.userId, userId), gt(resetTokens.endsAt, now));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
