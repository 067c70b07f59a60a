import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/personal-data.ts';
import {
  identities,
  oneTimeCodes,
  proGrants,
  resetTokens,
  secondFactors,
  sessions,
  staffRoles,
  users,
} from './accounts.tables.ts';
import { countRecoveryCodes } from './second-factor/second-factor.store.ts';

/** The account itself. Everything else of this domain hangs on its row and goes with it. */
export const accountsPersonalData: PersonalData = {
  name: 'account',
  async collect(db, { userId }) {
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    if (!person) return null;
    // A secret is not handed out, only that there is one.
    const { passwordHash, ...profile } = person;
    return {
      profile,
      hasPassword: passwordHash !== null,
      identities: await db.select().from(identities).where(eq(identities.userId, userId)),
      proGrants: await db.select().from(proGrants).where(eq(proGrants.userId, userId)),
      staffRoles: await db.select({ role: staffRoles.role }).from(staffRoles).where(eq(staffRoles.userId, userId)),
      sessions: await db
        .select({ startedAt: sessions.startedAt, seenAt: sessions.seenAt, endsAt: sessions.endsAt })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      codes: await db
        .select({ purpose: oneTimeCodes.purpose, endsAt: oneTimeCodes.endsAt })
        .from(oneTimeCodes)
        .where(eq(oneTimeCodes.userId, userId)),
      secondFactor: await db
        .select({ onSince: secondFactors.onSince })
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId)),
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
      passwordLinks: await db
        .select({ endsAt: resetTokens.endsAt })
        .from(resetTokens)
        .where(eq(resetTokens.userId, userId)),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(users).where(eq(users.id, userId));
  },
};
