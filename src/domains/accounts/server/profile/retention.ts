import { and, eq, lt, lte, notExists } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { oneTimeCodes, proGrants, proMessages, resetTokens, sessions, users } from '../accounts.tables.ts';
import { mostSignedAgeMs } from '../pro/signed-body.ts';

const dayMs = 86_400_000;
const unconfirmedDays = 7;

export async function forgetEnded(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.endsAt, now));
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.endsAt, now));
  await db.delete(resetTokens).where(lte(resetTokens.endsAt, now));
  // Nothing that was signed before is let in any more, so nothing has to be compared with it.
  await db.delete(proMessages).where(lt(proMessages.signedAt, new Date(now.getTime() - mostSignedAgeMs)));
}

/**
 * Nobody has shown within a week that the address is theirs. An account for which somebody paid is left to people. What else
 * stands under the address may be its true owner's and is not touched; the mails have a term of their own.
 */
export async function forgetUnconfirmed(db: DbOrTx, now: Date): Promise<void> {
  await db
    .delete(users)
    .where(
      and(
        eq(users.emailConfirmed, false),
        eq(users.disabled, false),
        lte(users.createdAt, new Date(now.getTime() - unconfirmedDays * dayMs)),
        notExists(db.select().from(proGrants).where(eq(proGrants.userId, users.id))),
      ),
    );
}
